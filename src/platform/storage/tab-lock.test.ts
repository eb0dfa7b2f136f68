import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

/** A tab of a browser without Web Locks. */
async function openTab() {
  vi.resetModules();
  return (await import('./tab-lock.ts')).withTabLock;
}

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.stubGlobal('navigator', {});
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it.each([0, -1, 1])(
  'runs a task in one tab at a time, also where the clock of the second differs by %i ms [S2-105]',
  async (differs) => {
    const [one, other] = [await openTab(), await openTab()];
    const counted = { now: 0, most: 0, runs: 0 };
    const task = async () => {
      counted.now += 1;
      counted.most = Math.max(counted.most, counted.now);
      await new Promise((resolve) => setTimeout(resolve, 50));
      counted.now -= 1;
      counted.runs += 1;
    };
    const at = Date.now();
    const clock = vi.spyOn(Date, 'now').mockReturnValue(at);
    const first = one('renewal', task);
    await expect.poll(() => counted.now, { interval: 1 }).toBe(1);
    clock.mockReturnValue(at + differs);
    await Promise.all([first, other('renewal', task)]);
    expect(counted).toEqual({ now: 0, most: 1, runs: 2 });
  },
);
