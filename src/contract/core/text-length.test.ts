import { expect, it } from 'vitest';
import { characters } from './text-length.ts';

it('counts a surrogate pair as one character', () => {
  expect(['', 'maré', '🌊🌊', 'a🌊'].map(characters)).toEqual([0, 4, 2, 2]);
});
