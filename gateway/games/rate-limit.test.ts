import { expect, it } from 'vitest';
import { rateLimit } from './rate-limit.ts';

it('lets a burst through, then as many as the time gives back, each key for itself', () => {
  let now = 0;
  const allow = rateLimit({ burst: 3, perSecond: 2, clock: () => now });
  expect([1, 2, 3, 4].map(() => allow('a'))).toEqual([true, true, true, false]);
  expect(allow('b')).toBe(true);
  now += 1000;
  expect([1, 2, 3].map(() => allow('a'))).toEqual([true, true, false]);
  now -= 5000;
  expect(allow('a')).toBe(false);
});
