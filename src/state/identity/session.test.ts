import { describe, expect, it, vi } from 'vitest';
import { login, renewed, shareTabs, stored, tick, wallet } from '#src/state/testing/tabs.ts';

const { gateway, openTab } = shareTabs();

/** IndexedDB of a busy machine: it opens after this delay; ms. */
function openLate(delay: number): void {
  const open = indexedDB.open.bind(indexedDB);
  vi.spyOn(indexedDB, 'open').mockImplementation((...args) => {
    const late = new EventTarget();
    setTimeout(() => {
      const request = open(...args);
      for (const type of ['upgradeneeded', 'success'])
        request.addEventListener(type, () => {
          Object.assign(late, { result: request.result });
          late.dispatchEvent(new Event(type));
        });
    }, delay);
    return late as IDBOpenDBRequest;
  });
}

describe('signing in', () => {
  it('stores the session info in IndexedDB under MC_SESSION_INFO [S2-097, CARD-08]', async () => {
    const tab = await openTab();
    await tab.signIn(tab.store, login('ana'));
    expect(await stored('MC_SESSION_INFO')).toEqual({
      token: 'token-of-ana',
      merchantCode: 'mare',
      userName: 'ana',
      type: 0,
      firstTimeLogin: false,
      expiresAt: expect.any(Number) as number,
    });
    expect(tab.member()?.expiresAt).toBeGreaterThan(Date.now() + 890_000);
  });

  it('of a trial guest takes the type from customerType and keeps the name as trialName until the end [S2-099, S2-102]', async () => {
    const tab = await openTab();
    await tab.signIn(tab.store, { ...login('trial-7'), customerType: 4 });
    expect(await stored('MC_SESSION_INFO')).toMatchObject({ userName: 'trial-7', type: 4, trialName: 'trial-7' });
    expect(await stored('MC_SESSION_INFO')).not.toHaveProperty('customerType');
    gateway.answer = () => ({ value: { ...renewed('trial-7'), customerType: 4 } });
    expect(await tab.hooks.getToken('token-of-trial-7')).toMatch(/^renewed-of-/);
    expect(await stored('MC_SESSION_INFO')).toMatchObject({ id: 'm1', type: 4, trialName: 'trial-7' });
    const next = await openTab();
    await next.restoreSession(next.store);
    expect(next.member()).toMatchObject({ type: 4, trialName: 'trial-7' });
    gateway.answer = () => ({});
    await next.signOut(next.store);
    expect(await stored('MC_SESSION_INFO')).toBeUndefined();
    await next.signIn(next.store, login('ana'));
    expect(next.member()).not.toHaveProperty('trialName');
  });

  it('asks the browser to keep what is stored, once on a device [S1-282]', async () => {
    const persist = vi.fn(async () => true);
    vi.stubGlobal('navigator', { storage: { persist } });
    const tab = await openTab();
    expect(persist).not.toHaveBeenCalled();
    await tab.signIn(tab.store, login('ana'));
    await vi.waitFor(() => expect(persist).toHaveBeenCalledOnce());
    await tab.signOut(tab.store);
    await tab.signIn(tab.store, login('bia'));
    const next = await openTab();
    await next.signIn(next.store, login('ana'));
    await tick();
    expect(persist).toHaveBeenCalledOnce();
  });

  it('marks the automatic login with 1 [S1-274]', async () => {
    const tab = await openTab();
    await tab.signIn(tab.store, login('ana'));
    expect(await stored('autoLogin', 'device')).toBe(1);
  });

  it('as another member leaves nothing of the first, in memory or in IndexedDB [S1-281]', async () => {
    const tab = await openTab();
    const info = { id: '1', account: 'ana', type: 0, nickname: 'Ana', memberLabel: [], vipLabel: '', iconId: '' };
    gateway.answer = (request) => (request.url.includes('/member/info') ? { value: info } : { value: wallet });
    await tab.signIn(tab.store, login('ana'));
    await tab.memberInfoResource.ensure(tab.store, undefined);
    await tab.walletResource.ensure(tab.store, undefined);
    await vi.waitFor(async () => expect(await stored('memberInfo')).toMatchObject({ value: info }));

    await tab.signIn(tab.store, login('bia'));
    expect(tab.member()?.userName).toBe('bia');
    expect(tab.memberInfoResource.peek(tab.store, undefined)).toBeUndefined();
    expect(tab.walletResource.peek(tab.store, undefined)).toBeUndefined();
    expect(await stored('memberInfo')).toBeUndefined();
    expect(await stored('MC_SESSION_INFO')).toMatchObject({ userName: 'bia' });
  });
});

describe('the start', () => {
  it('takes the stored session up again', async () => {
    const before = await openTab();
    await before.signIn(before.store, login('ana'));
    const tab = await openTab();
    expect(tab.store.get(tab.sessionAtom)).toEqual({ status: 'restoring' });
    await tab.restoreSession(tab.store);
    expect(tab.member()?.userName).toBe('ana');
  });

  it('is a guest’s when nothing is stored', async () => {
    const tab = await openTab();
    await tab.restoreSession(tab.store);
    expect(tab.store.get(tab.sessionAtom)).toEqual({ status: 'guest' });
  });

  it('shows the member info of the last visit at once [S1-273]', async () => {
    const before = await openTab();
    gateway.answer = () => ({
      value: { id: '1', account: 'ana', type: 0, nickname: 'Ana', memberLabel: [], vipLabel: '', iconId: '' },
    });
    await before.signIn(before.store, login('ana'));
    await before.memberInfoResource.ensure(before.store, undefined);
    await vi.waitFor(async () => expect(await stored('memberInfo')).toBeDefined());
    const tab = await openTab();
    await tab.restoreSession(tab.store);
    await vi.waitFor(() => expect(tab.memberInfoResource.peek(tab.store, undefined)?.nickname).toBe('Ana'));
    await tab.signOut(tab.store);
    expect(await stored('memberInfo')).toBeUndefined();
  });

  it('continues as a guest when IndexedDB hangs, and restores the session once that responds', async () => {
    const before = await openTab();
    await before.signIn(before.store, login('ana'));
    openLate(1300);
    const tab = await openTab();
    await tab.restoreSession(tab.store);
    expect(tab.store.get(tab.sessionAtom)).toEqual({ status: 'guest' });
    await vi.waitFor(() => expect(tab.member()?.userName).toBe('ana'), 2000);
  });

  it('lets a call wait for the stored session', async () => {
    const before = await openTab();
    await before.signIn(before.store, login('ana'));
    const tab = await openTab();
    gateway.answer = () => ({ value: wallet });
    expect(await tab.hooks.getToken()).toBe('token-of-ana');
    expect(tab.store.get(tab.sessionAtom).status).toBe('restoring');
  });
});

describe('signing out', () => {
  it('notifies the gateway with the token, stores autoLogin 0 and leaves nothing [S1-328]', async () => {
    const tab = await openTab();
    await tab.signIn(tab.store, login('ana'));
    const ending = tab.signOut(tab.store);
    expect(tab.member()).toBeNull();
    await ending;
    expect(gateway.calls).toEqual(['DELETE /wps/session/logout Bearer token-of-ana']);
    expect(await stored('autoLogin', 'device')).toBe(0);
    expect(await stored('MC_SESSION_INFO')).toBeUndefined();
  });

  it('ends the session here even when the gateway is away, and no start renews it [S1-328]', async () => {
    const tab = await openTab();
    await tab.signIn(tab.store, login('ana'));
    gateway.answer = () => Promise.reject(new TypeError('fetch failed'));
    await tab.signOut(tab.store);
    gateway.calls = [];
    const next = await openTab();
    await next.restoreSession(next.store);
    await next.renewOnHome(next.store);
    expect(next.member()).toBeNull();
    expect(gateway.calls).toEqual([]);
  });

  it('in one tab signs all of them out', async () => {
    const [first, second] = [await openTab(), await openTab()];
    await second.restoreSession(second.store);
    await first.signIn(first.store, login('ana'));
    await vi.waitFor(() => expect(second.member()?.userName).toBe('ana'));
    await first.signOut(first.store);
    await vi.waitFor(() => expect(second.member()).toBeNull());
  });
});
