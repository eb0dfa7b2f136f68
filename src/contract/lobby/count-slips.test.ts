import fc from 'fast-check';
import { expect, it } from 'vitest';
import { countSlips } from './count-slips.ts';

it.each([
  ['polvo', 'polvo', 0],
  ['pol', 'polvo', 1],
  ['polvu', 'polvo', 2],
  ['povlo', 'polvo', 2],
  ['polv', 'polvo', 1],
  ['polvoo', 'polvo', 2],
  ['plov', 'polvo', 3],
  ['capvar', 'capivara', 3],
  ['salao', 'farao', Infinity],
  ['xyzzy', 'polvo', Infinity],
])('has %s from %s at %s, with one slip at most', (typed, word, distance) => {
  expect(countSlips(typed, 1)(word)).toBe(distance);
});

it('allows two slips where asked, and none where asked', () => {
  expect(countSlips('camaelao', 2)('camaleao')).toBe(2);
  expect(countSlips('carosel', 2)('carrossel')).toBe(4);
  expect(countSlips('carosel', 1)('carrossel')).toBe(Infinity);
  expect(countSlips('povlo', 0)('polvo')).toBe(Infinity);
});

it('has the same distance after any previous word', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 8 });
  fc.assert(
    fc.property(word, fc.array(word), fc.integer({ min: 0, max: 2 }), (typed, words, most) => {
      const after = countSlips(typed, most);
      for (const each of words) expect(after(each)).toBe(countSlips(typed, most)(each));
    }),
  );
});
