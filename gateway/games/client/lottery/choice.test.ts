import { describe, expect, it } from 'vitest';
import { isTicket } from '#src/contract/lottery/lottery-rules.ts';
import { quickPick, timeLeft, toggle } from './choice.ts';

describe('the choice of numbers', () => {
  it('takes a number in, in order, and out again, and no more than a ticket has', () => {
    expect(toggle([4, 11], 7, 5)).toEqual([4, 7, 11]);
    expect(toggle([4, 7, 11], 7, 5)).toEqual([4, 11]);
    expect(toggle([1, 2, 3, 4, 5], 6, 5)).toEqual([1, 2, 3, 4, 5]);
    expect(toggle([1, 2, 3, 4, 5], 5, 5)).toEqual([1, 2, 3, 4]);
  });

  it('is random on request: a whole ticket, and another one each time', () => {
    const picks = Array.from({ length: 50 }, () => quickPick(5, 30));
    expect(picks.every(isTicket)).toBe(true);
    expect(new Set(picks.map(String)).size).toBeGreaterThan(40);
  });
});

it('counts what is left of a time in hours, minutes and seconds, and never below nothing', () => {
  expect(timeLeft(20_538_000)).toEqual({ hours: 5, minutes: 42, seconds: 18 });
  expect(timeLeft(1)).toEqual({ hours: 0, minutes: 0, seconds: 1 });
  expect(timeLeft(-5000)).toEqual({ hours: 0, minutes: 0, seconds: 0 });
});
