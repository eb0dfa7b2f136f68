import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { throttle } from './throttle.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('a game that asks for the balance without end is served once a second, and never left with an old one', () => {
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

it('a single message is served at once, and after the game has been left nothing is', () => {
  const act = vi.fn();
  const { ask, stop } = throttle(act, 1000);
  ask();
  expect(act).toHaveBeenCalledTimes(1);
  ask();
  stop();
  vi.advanceTimersByTime(5000);
  expect(act).toHaveBeenCalledTimes(1);
});

it('may be done a few times at once, as often again once that time has passed, and once a second over time', () => {
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
