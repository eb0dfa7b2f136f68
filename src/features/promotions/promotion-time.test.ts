import { expect, it } from 'vitest';
import { timeLeft } from './promotion-time.ts';

const [minute, hour, day] = [60_000, 3_600_000, 86_400_000];

it.each([
  [2 * day + 5 * hour, 'days', 2],
  [day, 'days', 1],
  [day - 1, 'hours', 23],
  [hour, 'hours', 1],
  [hour - 1, 'minutes', 59],
  [minute, 'minutes', 1],
  [1, 'minutes', 1],
] as const)('%i ms are told as %s: %i', (left, unit, count) => {
  expect(timeLeft(1_000_000_000 + left, 1_000_000_000)).toEqual({ unit, count });
});
