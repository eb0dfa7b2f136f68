import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { login, shareTabs, stored, tick } from '#src/state/testing/tabs.ts';

const { gateway, openTab } = shareTabs();
const away = () => Promise.reject(new TypeError('fetch failed'));
const byCookie = 'DELETE /wps/session/logout -';

/** A tab in which Ana has logged out while the gateway was unreachable. */
async function logOutUnheard() {
  const tab = await openTab();
  await tab.signIn(tab.store, login('ana'));
  gateway.answer = away;
  await tab.signOut(tab.store);
  gateway.calls = [];
  return tab;
}

describe('a logout that did not reach the gateway', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true }));
  afterEach(() => void vi.useRealTimers());

  it('is sent by the next visit, once, and names the session by the cookie alone', async () => {
    await logOutUnheard();
    gateway.answer = () => ({});
    const next = await openTab();
    await next.sendPendingLogout();
    await next.sendPendingLogout();
    expect(gateway.calls).toEqual([byCookie]);
    expect(await stored('pendingLogout', 'device')).toBe(false);
  });

  it('is tried again by the same page in ever longer steps', async () => {
    await logOutUnheard();
    await vi.advanceTimersByTimeAsync(2500);
    await vi.waitFor(() => expect(gateway.calls).toHaveLength(1));
    gateway.answer = () => ({});
    await vi.advanceTimersByTimeAsync(2500);
    expect(gateway.calls).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(2500);
    await vi.waitFor(() => expect(gateway.calls).toHaveLength(2));
    await vi.waitFor(async () => expect(await stored('pendingLogout', 'device')).toBe(false));
  });

  it('is dropped by a sign-in, which ends that session by itself, and pending again where that fails', async () => {
    const tab = await logOutUnheard();
    gateway.answer = () => ({});
    await expect(tab.replacingPendingLogout(() => Promise.reject(new Error('wrong password')))).rejects.toThrow(
      'wrong password',
    );
    expect(await stored('pendingLogout', 'device')).toBe(true);
    await tab.replacingPendingLogout(async () => {
      await tab.sendPendingLogout();
      return tab.signIn(tab.store, login('bia'));
    });
    await tab.sendPendingLogout();
    expect(gateway.calls).toEqual([]);
    expect(tab.member()?.userName).toBe('bia');
  });

  it('is given up when the gateway says that it never will', async () => {
    await logOutUnheard();
    gateway.answer = () => ({ status: 403, message: 'forbidden' });
    const next = await openTab();
    await next.sendPendingLogout();
    await tick();
    expect(await stored('pendingLogout', 'device')).toBe(false);
  });

  it.each([200, 401, 403, 404, 511])(
    'stays pending where a box on the way answers %i with a page of its own',
    async (status) => {
      await logOutUnheard();
      gateway.answer = () => new Response('<h1>No way</h1>', { status, headers: { 'Content-Type': 'text/html' } });
      const next = await openTab();
      await next.sendPendingLogout();
      expect(await stored('pendingLogout', 'device')).toBe(true);
      gateway.answer = () => Response.json({ error: 'denied' }, { status });
      await next.sendPendingLogout();
      expect(await stored('pendingLogout', 'device')).toBe(true);
      gateway.answer = () => ({});
      await next.sendPendingLogout();
      expect(await stored('pendingLogout', 'device')).toBe(false);
    },
  );

  it('names its session by the token in the first try, by any tab', async () => {
    const tab = await openTab();
    await tab.signIn(tab.store, login('ana'));
    const signedOut = tab.signOut(tab.store);
    // As the guest's page does once it has loaded.
    while (gateway.calls.length === 0) await tab.sendPendingLogout();
    await signedOut;
    expect(gateway.calls).toEqual(['DELETE /wps/session/logout Bearer token-of-ana']);
  });

  it('that was received is not pending', async () => {
    const tab = await openTab();
    await tab.signIn(tab.store, login('ana'));
    await tab.signOut(tab.store);
    await tab.sendPendingLogout();
    expect(gateway.calls).toEqual(['DELETE /wps/session/logout Bearer token-of-ana']);
  });
});
