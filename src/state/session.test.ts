import { IDBFactory } from 'fake-indexeddb';
import { get as readKey, createStore as openDatabase } from 'idb-keyval';
import { createStore } from 'jotai';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { LoginValue } from '#src/contract/session.ts';

type Answer = { status?: number; value?: unknown; message?: string };
/** What the gateway does; each test says for itself. */
let gateway: (request: Request) => Promise<Answer> | Answer;
let calls: string[];

const fetchFromGateway = async (input: RequestInfo | URL): Promise<Response> => {
  const request = input as Request;
  const { pathname } = new URL(request.url);
  calls.push(`${request.method} ${pathname} ${request.headers.get('Authorization') ?? '-'}`);
  const { status = 200, message, value = {} } = await gateway(request);
  return Response.json(status === 200 ? { success: true, value } : { success: false, message, value }, { status });
};

/** One tab: modules and store of its own, over the IndexedDB, locks and channel that all tabs share. */
async function openTab() {
  vi.resetModules();
  const [session, atoms, http, member, wallet] = await Promise.all([
    import('./session.ts'),
    import('./session-atoms.ts'),
    import('#src/platform/send.ts'),
    import('./member.ts'),
    import('./wallet.ts'),
  ]);
  const store = createStore();
  const hooks = session.connectSession(store);
  http.configureHttp({ ...hooks, fetch: fetchFromGateway, origin: 'http://gateway.test' });
  return { ...session, ...atoms, ...member, ...wallet, hooks, store, member: () => store.get(atoms.memberAtom) };
}

const login = (userName: string, expiresIn = 900): LoginValue => ({
  token: `token-of-${userName}`,
  userName,
  type: 0,
  firstTimeLogin: false,
  expiresIn,
});
const renewed = (userName: string) => ({ ...login(userName), token: `renewed-of-${userName}`, id: 'm1' });
const stored = async (key: string, owner = 'member') =>
  ((await readKey(key, openDatabase(`mare-${owner}`, 'keyval'))) as { value: unknown } | undefined)?.value;
const tick = (time = 30) => new Promise((resolve) => setTimeout(resolve, time));

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  calls = [];
  gateway = () => ({});
});
afterEach(async () => {
  // News that is still on its way must not reach the next test.
  await tick(5);
});

describe('signing in', () => {
  it('keeps the session info in IndexedDB under MC_SESSION_INFO [S2-097, CARD-08]', async () => {
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

  it('marks the automatic login with 1 [S1-274]', async () => {
    const tab = await openTab();
    await tab.signIn(tab.store, login('ana'));
    expect(await stored('autoLogin', 'device')).toBe(1);
  });

  it('as another member leaves nothing of the first, in memory or in IndexedDB [S1-281]', async () => {
    const tab = await openTab();
    const info = { id: '1', account: 'ana', type: 0, nickname: 'Ana', memberLabel: [], vipLabel: '' };
    gateway = (request) => (request.url.includes('/member/info') ? { value: info } : { value: { sumBalance: '5.00', currency: 'BRL' } });
    await tab.signIn(tab.store, login('ana'));
    await tab.memberInfoResource.ensure(tab.store, undefined);
    await tab.walletResource.ensure(tab.store, undefined);
    expect(await stored('memberInfo')).toMatchObject({ value: info });

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
    gateway = () => ({ value: { id: '1', account: 'ana', type: 0, nickname: 'Ana', memberLabel: [], vipLabel: '' } });
    await before.signIn(before.store, login('ana'));
    await before.memberInfoResource.ensure(before.store, undefined);
    const tab = await openTab();
    await tab.restoreSession(tab.store);
    await tick();
    expect(tab.memberInfoResource.peek(tab.store, undefined)?.nickname).toBe('Ana');
    await tab.signOut(tab.store);
    expect(await stored('memberInfo')).toBeUndefined();
  });

  it('lets a call wait for the stored session', async () => {
    const before = await openTab();
    await before.signIn(before.store, login('ana'));
    const tab = await openTab();
    gateway = () => ({ value: { sumBalance: '5.00', currency: 'BRL' } });
    expect(await tab.hooks.getToken()).toBe('token-of-ana');
    expect(tab.store.get(tab.sessionAtom).status).toBe('restoring');
  });
});

describe('signing out', () => {
  it('tells the gateway with the token, stores autoLogin 0 and leaves nothing [S1-328, S2-186]', async () => {
    const tab = await openTab();
    await tab.signIn(tab.store, login('ana'));
    const ending = tab.signOut(tab.store);
    expect(tab.member()).toBeNull();
    await ending;
    expect(calls).toEqual(['DELETE /wps/session/logout Bearer token-of-ana']);
    expect(await stored('autoLogin', 'device')).toBe(0);
    expect(await stored('MC_SESSION_INFO')).toBeUndefined();
  });

  it('ends the session here even when the gateway is away, and no start renews it [S1-328]', async () => {
    const tab = await openTab();
    await tab.signIn(tab.store, login('ana'));
    gateway = () => Promise.reject(new TypeError('fetch failed'));
    await tab.signOut(tab.store);
    calls = [];
    const next = await openTab();
    await next.restoreSession(next.store);
    await next.renewOnHome(next.store);
    expect(next.member()).toBeNull();
    expect(calls).toEqual([]);
  });

  it('in one tab signs all of them out', async () => {
    const [first, second] = [await openTab(), await openTab()];
    await second.restoreSession(second.store);
    await first.signIn(first.store, login('ana'));
    await tick();
    expect(second.member()?.userName).toBe('ana');
    await first.signOut(first.store);
    await tick();
    expect(second.member()).toBeNull();
  });
});

describe('renewal', () => {
  it('on home replaces the token and adds the id [S2-098]', async () => {
    const before = await openTab();
    await before.signIn(before.store, login('ana'));
    const tab = await openTab();
    gateway = () => ({ value: renewed('ana') });
    await tab.restoreSession(tab.store);
    await tab.renewOnHome(tab.store);
    expect(tab.member()).toMatchObject({ token: 'renewed-of-ana', id: 'm1' });
    expect(await stored('MC_SESSION_INFO')).toMatchObject({ token: 'renewed-of-ana', id: 'm1' });
    await tab.renewOnHome(tab.store);
    expect(calls).toEqual(['PUT /wps/session/renew -']);
  });

  it('that comes after the logout brings nothing back [S2-106]', async () => {
    const tab = await openTab();
    await tab.signIn(tab.store, login('ana'));
    let answer: (value: Answer) => void = () => undefined;
    gateway = (request) =>
      request.method === 'PUT' ? new Promise<Answer>((resolve) => (answer = resolve)) : {};
    const renewal = tab.hooks.renew('token-of-ana');
    await tick();
    await tab.signOut(tab.store);
    answer({ value: renewed('ana') });
    expect(await renewal).toBe(false);
    expect(tab.member()).toBeNull();
    expect(await stored('MC_SESSION_INFO')).toBeUndefined();
  });

  it('that comes after the logout in another tab brings nothing back, even before the news is here [S2-106]', async () => {
    vi.stubGlobal('BroadcastChannel', undefined);
    const [first, second] = [await openTab(), await openTab()];
    await first.signIn(first.store, login('ana'));
    await second.restoreSession(second.store);
    let answer: (value: Answer) => void = () => undefined;
    gateway = (request) =>
      request.method === 'PUT' ? new Promise<Answer>((resolve) => (answer = resolve)) : {};
    const renewal = second.hooks.renew('token-of-ana');
    await tick();
    await first.signOut(first.store);
    answer({ value: renewed('ana') });
    expect(await renewal).toBe(false);
    expect((await stored('MC_SESSION_INFO')) ?? null).toBeNull();
  });

  it.each(['Web Locks', 'a lease'])('runs once for all tabs that need it (%s) [S2-105]', async (lock) => {
    if (lock === 'a lease') vi.stubGlobal('navigator', { onLine: true });
    const [first, second] = [await openTab(), await openTab()];
    await first.signIn(first.store, login('ana'));
    await second.restoreSession(second.store);
    gateway = async () => {
      await tick(50);
      return { value: renewed('ana') };
    };
    const outcomes = await Promise.all([
      first.hooks.renew('token-of-ana'),
      second.hooks.renew('token-of-ana'),
      first.hooks.renew('token-of-ana'),
    ]);
    expect(outcomes).toEqual([true, true, true]);
    expect(calls).toEqual(['PUT /wps/session/renew -']);
    expect([first.member()?.token, second.member()?.token]).toEqual(['renewed-of-ana', 'renewed-of-ana']);
  });

  it('comes before a call whose token has run out, so that the call is not refused first', async () => {
    const tab = await openTab();
    await tab.signIn(tab.store, login('ana', 1));
    gateway = (request) => ({ value: request.method === 'PUT' ? renewed('ana') : { sumBalance: '5.00', currency: 'BRL' } });
    await tab.walletResource.ensure(tab.store, undefined);
    expect(calls).toEqual(['PUT /wps/session/renew -', 'GET /wps/wallets/gcs Bearer renewed-of-ana']);
    expect(tab.walletResource.peek(tab.store, undefined)?.sumBalance).toBe('5.00');
  });

  it('that is refused ends the session and says that it ended by itself [S2-233]', async () => {
    const tab = await openTab();
    await tab.signIn(tab.store, login('ana'));
    gateway = () => ({ status: 401, message: 'session_ended' });
    await tab.walletResource.ensure(tab.store, undefined);
    await tick();
    expect(tab.member()).toBeNull();
    expect(tab.store.get(tab.sessionEndedAtom)).toBe(true);
    expect(await stored('MC_SESSION_INFO')).toBeUndefined();
  });

  it('that cannot be asked for leaves the member signed in', async () => {
    const tab = await openTab();
    await tab.signIn(tab.store, login('ana', 1));
    gateway = () => Promise.reject(new TypeError('fetch failed'));
    await tab.walletResource.ensure(tab.store, undefined);
    expect(tab.member()?.userName).toBe('ana');
    expect(tab.store.get(tab.walletResource.atom(undefined))).toMatchObject({ status: 'failed', error: { code: 'no_internet' } });
  });

  it('never lets a call that one member began go on as another', async () => {
    const tab = await openTab();
    await tab.signIn(tab.store, login('ana'));
    let answer: (value: Answer) => void = () => undefined;
    gateway = () => new Promise<Answer>((resolve) => (answer = resolve));
    const reading = tab.walletResource.ensure(tab.store, undefined);
    await tick();
    await tab.signIn(tab.store, login('bia'));
    answer({ status: 401, message: 'session_ended' });
    await reading;
    await tick();
    expect(calls).toEqual(['GET /wps/wallets/gcs Bearer token-of-ana']);
    expect(tab.member()?.userName).toBe('bia');
  });
});
