// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const day = 86_400_000;
const now = Date.parse('2026-03-01T12:00:00Z');

/** The module, freshly loaded. */
async function start() {
  vi.resetModules();
  return import('./server-time.ts');
}
const sent = (at: number, more: Record<string, string> = {}) =>
  new Headers({ Date: new Date(at).toUTCString(), ...more });

beforeEach(() => void vi.useFakeTimers({ now }));
afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
});

describe('the gateway’s time', () => {
  it.each([-365 * day, -2 * day, -600_000, 600_000, 2 * day, 365 * day])(
    'is known on a device whose clock is off by %i ms, and at its next start',
    async (off) => {
      const first = await start();
      expect(first.serverTime()).toBe(now);
      first.recordServerTime(sent(now - off));
      expect(first.serverTime()).toBe(now - off);
      expect(first.serverTime(now - 5000)).toBe(now - off - 5000);
      expect((await start()).serverTime()).toBe(now - off);
    },
  );

  it('is the device’s where both agree to some seconds, and again once the device was set right', async () => {
    const { recordServerTime, serverTime } = await start();
    recordServerTime(sent(now + 2000));
    expect(serverTime()).toBe(now);
    recordServerTime(sent(now + day));
    expect(serverTime()).toBe(now + day);
    recordServerTime(sent(now - 1000));
    expect(serverTime()).toBe(now);
    expect(localStorage).toHaveLength(0);
  });

  it('counts what a cache on the way adds, and leaves alone what says no time', async () => {
    const { recordServerTime, serverTime } = await start();
    recordServerTime(sent(now + day - 60_000, { Age: '60' }));
    expect(serverTime()).toBe(now + day);
    for (const headers of [new Headers(), new Headers({ Date: 'yesterday' }), sent(now, { Age: 'x' })])
      recordServerTime(headers);
    expect(serverTime()).toBe(now + day);
  });
});
