import { expect, it } from 'vitest';
import { markedParts } from './marked-parts.ts';
import { wordsOf } from '#src/contract/lobby/search-words.ts';

/** `Rei Polvo` with `re` typed is `[Re]i Polvo`. */
const shown = (name: string, typed: string) =>
  markedParts(name, wordsOf(typed))
    .map(({ text, marked }) => (marked ? `[${text}]` : text))
    .join('');

it.each([
  ['Rei Polvo', 're', '[Re]i Polvo'],
  ['Caranguejo Real', 're', 'Caranguejo [Re]al'],
  ['Dragão de Gelo', 'DRAGAO ge', '[Dragão] de [Ge]lo'],
  ['Âncora do Atol', 'anc', '[Ânc]ora do Atol'],
  ['Beija-Flor do Rio', 'flor', 'Beija-[Flor] do Rio'],
  ['A\u0301gua', 'agua', '[Água]'],
  ['Rei Polvo', 'xyz', 'Rei Polvo'],
  ['Rei Polvo', '', 'Rei Polvo'],
])('marks in %s what was typed as %s: %s', (name, typed, marked) => {
  expect(shown(name, typed).normalize('NFC')).toBe(marked.normalize('NFC'));
});
