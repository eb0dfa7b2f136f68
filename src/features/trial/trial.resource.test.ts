import { IDBFactory } from 'fake-indexeddb';
import { createStore } from 'jotai';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { idempotencyHeader } from '#src/contract/core/envelope.ts';
import { configureHttp } from '#src/platform/calls/send.ts';
import { memberAtom } from '#src/state/identity/session-atoms.ts';
import { connectSession, signOut } from '#src/state/identity/session.ts';
import { openTrial } from './trial.resource.ts';

const value = { token: 't1', userName: 'trial-7', type: 4, customerType: 4, firstTimeLogin: true, expiresIn: 900 };
const stays = () => false;

let seen: { call: string; key: string | null }[];
let answer: () => Promise<Response>;
beforeEach(() => {
  seen = [];
  answer = () => Promise.resolve(Response.json({ success: true, value }));
  vi.stubGlobal('indexedDB', new IDBFactory());
});

function openPage() {
  const store = createStore();
  const fetchFromGateway = (input: RequestInfo | URL) => {
    const { method, url, headers } = input as Request;
    seen.push({ call: `${method} ${new URL(url).pathname}`, key: headers.get(idempotencyHeader) });
    return url.endsWith('/trialuser') ? answer() : Promise.resolve(Response.json({ success: true, value: {} }));
  };
  configureHttp({ ...connectSession(store), fetch: fetchFromGateway, origin: 'http://gateway.test' });
  return store;
}
const asked = () => seen.filter(({ call }) => call === 'GET /wps/member/trialuser');

describe('a trial account', () => {
  it('signs in, with its name as trialName until the logout [S2-132, S2-102]', async () => {
    const store = openPage();
    expect(await openTrial(store, stays)).toBe(true);
    expect(store.get(memberAtom)).toMatchObject({ type: 4, trialName: 'trial-7' });
    await signOut(store);
    expect(store.get(memberAtom)).toBeNull();
  });

  it('is requested once, and by every retry, tab and reload of the hour with the same key [S2-198]', async () => {
    answer = () => Promise.reject(new TypeError('fetch failed'));
    await expect(openTrial(openPage(), stays)).rejects.toMatchObject({ code: 'no_internet' });
    expect(asked()).toHaveLength(1);
    answer = () => Promise.resolve(Response.json({ success: true, value }));
    await Promise.all([openTrial(openPage(), stays), openTrial(openPage(), stays)]);
    expect(new Set(asked().map(({ key }) => key)).size).toBe(1);
    vi.setSystemTime(Date.now() + 3_600_001);
    await openTrial(openPage(), stays);
    vi.useRealTimers();
    expect(new Set(asked().map(({ key }) => key)).size).toBe(2);
  });

  it('that arrives after the visitor has gone back is not signed in, and its session is ended', async () => {
    const store = openPage();
    expect(await openTrial(store, () => true)).toBe(false);
    expect(store.get(memberAtom)).toBeNull();
    await vi.waitFor(() => expect(seen.at(-1)?.call).toBe('DELETE /wps/session/logout'));
  });
});
