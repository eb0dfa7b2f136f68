import { expect, it } from 'vitest';
import { passwordStrength } from './password-strength.ts';

it('grows with length and kinds of characters, and hardly with what repeats or counts on', () => {
  const strengths = ['', 'mar', 'aaaaaaaaaaaa', '12345678', 'abcdefgh', 'marlinda', 'marelinda7', 'praia-nova-7-Vento'];
  expect(strengths.map(passwordStrength)).toEqual([0, 1, 1, 1, 1, 2, 3, 4]);
});
