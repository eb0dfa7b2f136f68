// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const day = 86_400_000;
/** The current time of the gateway's clock. */
const now = Date.UTC(2026, 2, 14, 12);

/** A page opened `at` a time of the gateway's clock, on a device with this clock skew; one answer has been received. */
async function openPage({ wrongBy = 0, at = now } = {}) {
  vi.resetModules();
  vi.setSystemTime(at + wrongBy);
  const [{ recordServerTime }, { useCountdown }] = await Promise.all([
    import('#src/platform/device/server-time.ts'),
    import('./use-countdown.ts'),
  ]);
  recordServerTime(new Headers({ Date: new Date(at).toUTCString() }));
  return renderHook(() => useCountdown('login'));
}
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

beforeEach(() => {
  vi.useFakeTimers();
  sessionStorage.clear();
  localStorage.clear();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe.each([0, 2 * day, -2 * day])('the countdown on a clock that is wrong by %d ms', (wrongBy) => {
  it('begins with 60 s and follows the gateway’s expiration time every 500 ms, to zero [S2-143, S2-144, S2-145]', async () => {
    const { result } = await openPage({ wrongBy });
    expect(result.current.seconds).toBe(0);
    act(() => result.current.start(now + 60_000));
    expect(result.current.seconds).toBe(60);
    await pass(499);
    expect(result.current.seconds).toBe(60);
    await pass(1001);
    expect(result.current.seconds).toBe(59);
    await pass(58_000);
    expect(result.current.seconds).toBe(1);
    await pass(500);
    expect(result.current.seconds).toBe(0);
    await pass(5000);
    expect(result.current.seconds).toBe(0);
  });
});

it('a device that slept continues at the present time', async () => {
  const { result } = await openPage();
  act(() => result.current.start(now + 60_000));
  vi.setSystemTime(now + 45_000);
  await pass(500);
  expect(result.current.seconds).toBe(15);
});

it('what is left is there after a reload, and no code', async () => {
  const { result, unmount } = await openPage();
  act(() => result.current.start(now + 60_000));
  unmount();
  expect(Object.entries(sessionStorage)).toEqual([['sms-next-login', String(now + 60_000)]]);
  const after = await openPage({ at: now + 20_000 });
  expect(after.result.current.seconds).toBe(40);
  after.unmount();
  expect((await openPage({ at: now + 60_000 })).result.current.seconds).toBe(0);
});
