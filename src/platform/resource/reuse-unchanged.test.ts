import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { reuseUnchanged } from './reuse-unchanged.ts';

const json = fc.jsonValue() as fc.Arbitrary<unknown>;

describe('reuseUnchanged', () => {
  it('answers the old value itself when the new one says the same', () => {
    fc.assert(fc.property(json, (value) => reuseUnchanged(value, structuredClone(value)) === value || value !== value));
  });

  it('always says what the new value says', () => {
    fc.assert(
      fc.property(json, json, (old, next) => {
        expect(reuseUnchanged(old, structuredClone(next))).toEqual(next);
      }),
    );
  });

  it('keeps unchanged parts next to changed ones', () => {
    const old = {
      games: [
        { id: 'a', n: 1 },
        { id: 'b', n: 1 },
      ],
      page: 1,
    };
    const next = reuseUnchanged(old, {
      games: [
        { id: 'a', n: 1 },
        { id: 'b', n: 2 },
        { id: 'c', n: 1 },
      ],
      page: 1,
    });
    expect(next).not.toBe(old);
    expect(next.games[0]).toBe(old.games[0]);
    expect(next.games[1]).not.toBe(old.games[1]);
  });

  it('notices removed parts', () => {
    expect(reuseUnchanged([1, 2], [1])).toEqual([1]);
    expect(reuseUnchanged({ a: 1, b: undefined }, { a: 1 })).toEqual({ a: 1 });
    expect(Object.keys(reuseUnchanged({ a: 1, b: undefined } as object, { a: 1 }))).toEqual(['a']);
  });
});
