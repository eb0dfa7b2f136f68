import { schemasOf } from '#src/contract/whole-calls.ts';
import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { gameList } from '#src/contract/lobby/games.ts';
import { longestSearch, searchText } from './search-text.ts';

const asked = (gameName: string) => ({ merchant: 'mare', platform: 'html5', pageNo: '1', language: 'pt', gameName });

describe('a search', () => {
  it('loses control characters and halves of characters', () => {
    expect(searchText('pol\u0000vo')).toBe('pol vo');
    expect(searchText('\u0000\u0007\n')).toBe('');
    expect(searchText('a\ud83db')).toBe('a b');
  });

  it('is cut between characters, never within one', () => {
    expect(searchText('🐙'.repeat(40))).toBe('🐙'.repeat(30));
    expect(searchText(`a${'🐙'.repeat(40)}`)).toBe(`a${'🐙'.repeat(29)}`);
    expect(searchText('p'.repeat(70))).toHaveLength(longestSearch);
  });

  it('is accepted by the call, for any input', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (typed) => {
        const text = searchText(typed);
        expect(v.is(schemasOf(gameList).query, asked(text))).toBe(true);
        expect(text).not.toMatch(/[\p{Cc}\p{Cs}]/u);
        expect(searchText(text)).toBe(text);
      }),
    );
  });
});
