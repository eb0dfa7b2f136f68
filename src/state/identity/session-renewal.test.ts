import { describe, expect, it, vi } from 'vitest';
import { type Answer, login, renewed, stored, tick, shareTabs, wallet } from '#src/state/testing/tabs.ts';

const { gateway, openTab } = shareTabs();

describe('renewal', () => {
  it('is asked for once by all the calls whose token has run out, and they are repeated', async () => {
    const tab = await openTab();
    await tab.signIn(tab.store, login('ana'));
    gateway.answer = (request) => {
      if (request.method === 'PUT') return { value: renewed('ana') };
      return request.headers.get('Authorization') === 'Bearer renewed-of-ana'
        ? { value: wallet }
        : { status: 401, message: 'session_ended' };
    };
    await Promise.all([
      tab.walletResource.ensure(tab.store, undefined),
      tab.memberInfoResource.ensure(tab.store, undefined),
    ]);
    expect(gateway.calls.filter((call) => call.startsWith('PUT'))).toHaveLength(1);
    expect(tab.walletResource.peek(tab.store, undefined)?.sumBalance).toBe('5.00');
  });

  it('that fails for all of them is tried once, and ends the session', async () => {
    const tab = await openTab();
    await tab.signIn(tab.store, login('ana'));
    gateway.answer = async () => {
      await tick(20);
      return { status: 401, message: 'session_ended' };
    };
    await Promise.all([
      tab.walletResource.ensure(tab.store, undefined),
      tab.memberInfoResource.ensure(tab.store, undefined),
    ]);
    expect(gateway.calls.filter((call) => call.startsWith('PUT'))).toHaveLength(1);
    expect(tab.member()).toBeNull();
  });

  it('on home replaces the token and adds the id [S2-098]', async () => {
    const before = await openTab();
    await before.signIn(before.store, login('ana'));
    const tab = await openTab();
    gateway.answer = () => ({ value: renewed('ana') });
    await tab.restoreSession(tab.store);
    await tab.renewOnHome(tab.store);
    expect(tab.member()).toMatchObject({ token: 'renewed-of-ana', id: 'm1' });
    expect(await stored('MC_SESSION_INFO')).toMatchObject({ token: 'renewed-of-ana', id: 'm1' });
    await tab.renewOnHome(tab.store);
    expect(gateway.calls).toEqual(['PUT /wps/session/renew -']);
  });

  it('leaves what the login said of a first time as it was, until another login [S1-289]', async () => {
    const tab = await openTab();
    await tab.signIn(tab.store, { ...login('ana'), firstTimeLogin: true });
    gateway.answer = () => ({ value: renewed('ana') });
    expect(await tab.hooks.getToken('token-of-ana')).toBe('renewed-of-ana');
    expect(tab.member()?.firstTimeLogin).toBe(true);
    await tab.signIn(tab.store, login('ana'));
    expect(tab.member()?.firstTimeLogin).toBe(false);
  });

  it('that arrives after the logout restores nothing [S2-106]', async () => {
    const tab = await openTab();
    await tab.signIn(tab.store, login('ana'));
    let answer: (value: Answer) => void = () => undefined;
    gateway.answer = (request) =>
      request.method === 'PUT' ? new Promise<Answer>((resolve) => (answer = resolve)) : {};
    const renewal = tab.hooks.getToken('token-of-ana');
    await vi.waitFor(() => expect(gateway.calls).toEqual(['PUT /wps/session/renew -']));
    await tab.signOut(tab.store);
    answer({ value: renewed('ana') });
    await expect(renewal).rejects.toMatchObject({ code: 'session_ended' });
    expect(tab.member()).toBeNull();
    expect(await stored('MC_SESSION_INFO')).toBeUndefined();
  });

  it('that arrives after the logout in another tab restores nothing, even before this tab was notified [S2-106]', async () => {
    vi.stubGlobal('BroadcastChannel', undefined);
    const [first, second] = [await openTab(), await openTab()];
    await first.signIn(first.store, login('ana'));
    await second.restoreSession(second.store);
    let answer: (value: Answer) => void = () => undefined;
    gateway.answer = (request) =>
      request.method === 'PUT' ? new Promise<Answer>((resolve) => (answer = resolve)) : {};
    const renewal = second.hooks.getToken('token-of-ana');
    await vi.waitFor(() => expect(gateway.calls).toEqual(['PUT /wps/session/renew -']));
    await first.signOut(first.store);
    answer({ value: renewed('ana') });
    await expect(renewal).rejects.toMatchObject({ code: 'session_ended' });
    expect((await stored('MC_SESSION_INFO')) ?? null).toBeNull();
  });

  it.each(['Web Locks', 'a lease'])('runs once for all tabs that need it (%s) [S2-105]', async (lock) => {
    if (lock === 'a lease') vi.stubGlobal('navigator', { onLine: true });
    const [first, second] = [await openTab(), await openTab()];
    await first.signIn(first.store, login('ana'));
    await second.restoreSession(second.store);
    gateway.answer = async () => {
      await tick(50);
      return { value: renewed('ana') };
    };
    const outcomes = await Promise.all([
      first.hooks.getToken('token-of-ana'),
      second.hooks.getToken('token-of-ana'),
      first.hooks.getToken('token-of-ana'),
    ]);
    expect(outcomes).toEqual(['renewed-of-ana', 'renewed-of-ana', 'renewed-of-ana']);
    expect(gateway.calls).toEqual(['PUT /wps/session/renew -']);
    expect([first.member()?.token, second.member()?.token]).toEqual(['renewed-of-ana', 'renewed-of-ana']);
  });

  it('precedes a call whose token has expired, so that the call is not refused first', async () => {
    const tab = await openTab();
    await tab.signIn(tab.store, login('ana', 1));
    gateway.answer = (request) => ({ value: request.method === 'PUT' ? renewed('ana') : wallet });
    await tab.walletResource.ensure(tab.store, undefined);
    expect(gateway.calls).toEqual(['PUT /wps/session/renew -', 'GET /wps/wallets/gcs Bearer renewed-of-ana']);
    expect(tab.walletResource.peek(tab.store, undefined)?.sumBalance).toBe('5.00');
  });

  it('that returns another member, whose cookie replaced it, ends the session and adopts none', async () => {
    const tab = await openTab();
    await tab.signIn(tab.store, login('ana'));
    gateway.answer = (request) =>
      request.method === 'PUT' ? { value: renewed('eva') } : { status: 401, message: 'session_ended' };
    await tab.walletResource.ensure(tab.store, undefined);
    await vi.waitFor(() => expect(tab.member()).toBeNull());
    await vi.waitFor(async () => expect(await stored('MC_SESSION_INFO')).toBeUndefined());
    expect(gateway.calls.filter((call) => call.includes('eva'))).toEqual([]);
  });

  it('that is refused ends the session and says that it ended by itself', async () => {
    const tab = await openTab();
    await tab.signIn(tab.store, login('ana'));
    gateway.answer = () => ({ status: 401, message: 'session_ended' });
    await tab.walletResource.ensure(tab.store, undefined);
    await vi.waitFor(() => expect(tab.member()).toBeNull());
    expect(tab.store.get(tab.sessionEndedAtom)).toBe(true);
    await vi.waitFor(async () => expect(await stored('MC_SESSION_INFO')).toBeUndefined());
  });

  it('that cannot be asked for leaves the member signed in', async () => {
    const tab = await openTab();
    await tab.signIn(tab.store, login('ana', 1));
    gateway.answer = () => Promise.reject(new TypeError('fetch failed'));
    await tab.walletResource.ensure(tab.store, undefined);
    expect(tab.member()?.userName).toBe('ana');
    expect(tab.store.get(tab.walletResource.atom(undefined))).toMatchObject({
      status: 'failed',
      error: { code: 'no_internet' },
    });
  });

  it('never lets a call that one member began go on as another', async () => {
    const tab = await openTab();
    await tab.signIn(tab.store, login('ana'));
    let answer: (value: Answer) => void = () => undefined;
    gateway.answer = () => new Promise<Answer>((resolve) => (answer = resolve));
    const reading = tab.walletResource.ensure(tab.store, undefined);
    await vi.waitFor(() => expect(gateway.calls).toHaveLength(1));
    await tab.signIn(tab.store, login('bia'));
    answer({ status: 401, message: 'session_ended' });
    await reading;
    await tick();
    expect(gateway.calls).toEqual(['GET /wps/wallets/gcs Bearer token-of-ana']);
    expect(tab.member()?.userName).toBe('bia');
  });
});
