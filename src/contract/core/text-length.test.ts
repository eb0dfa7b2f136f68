import * as v from 'valibot';
import { expect, it } from 'vitest';
import { longestRemark } from './limits.ts';
import { Remark } from './remark.ts';
import { characters } from './text-length.ts';

it('counts a surrogate pair as one character', () => {
  expect(['', 'maré', '🌊🌊', 'a🌊'].map(characters)).toEqual([0, 4, 2, 2]);
});

it('a remark has at most 140 characters [S2-175]', () => {
  expect(longestRemark).toBe(140);
  expect([140, 141].map((length) => v.is(Remark, '🌊'.repeat(length)))).toEqual([true, false]);
});
