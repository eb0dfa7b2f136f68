import { expect, it } from 'vitest';
import { inkOn } from './side-disc.tsx';

it.each([
  ['#000000', '#fff'],
  ['#0a6b75', '#fff'],
  ['#767676', '#000'],
  ['#f7ab2b', '#000'],
  ['#ffffff', '#000'],
])('on %s the letters are %s', (color, ink) => {
  expect(inkOn(color)).toBe(ink);
});
