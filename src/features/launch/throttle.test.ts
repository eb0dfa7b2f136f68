import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { throttle } from './throttle.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('a game that requests the balance endlessly is served once a second, and never left with an old one', () => {
  const act = vi.fn();
  const { ask } = throttle(act, 1000);
  for (let messages = 0; messages < 499; messages += 1) {
    ask();
    vi.advanceTimersByTime(10);
  }
  expect(act).toHaveBeenCalledTimes(5);
  vi.advanceTimersByTime(5000);
  expect(act).toHaveBeenCalledTimes(6);
});

it('a single message is served at once, and nothing is after the game has been left', () => {
  const act = vi.fn();
  const { ask, stop } = throttle(act, 1000);
  ask();
  expect(act).toHaveBeenCalledTimes(1);
  ask();
  stop();
  vi.advanceTimersByTime(5000);
  expect(act).toHaveBeenCalledTimes(1);
});

it('allows a burst, another one after that time has passed, and one a second over time', () => {
  const act = vi.fn();
  const { ask } = throttle(act, 1000, 3);
  for (let messages = 0; messages < 5; messages += 1) ask();
  expect(act).toHaveBeenCalledTimes(3);
  vi.advanceTimersByTime(1000);
  expect(act).toHaveBeenCalledTimes(4);
  vi.advanceTimersByTime(10_000);
  for (let messages = 0; messages < 5; messages += 1) ask();
  expect(act).toHaveBeenCalledTimes(7);
});
