import { IDBFactory } from 'fake-indexeddb';
import { exportJWK, generateKeyPair } from 'jose';
import { createStore } from 'jotai';
import * as v from 'valibot';
import { beforeEach, expect, it, vi } from 'vitest';
import { EncryptionKey } from '#src/contract/site/system.schema.ts';
import { configureHttp } from '#src/platform/calls/send.ts';
import { pendingLoginAtom } from '#src/state/identity/pending-login.ts';
import { memberAtom } from '#src/state/identity/session-atoms.ts';
import type { Store } from '#src/platform/resource/resource.ts';
import { connectSession, signOut } from '#src/state/identity/session.ts';
import { submitLogin } from './login.resource.ts';

const nothing = { token: null, trialUser: null, rememberedPassword: null, captchaValue: null };
const authOf = (store: Store) => {
  const { login, captcha } = store.get(pendingLoginAtom);
  return {
    token: store.get(memberAtom)?.token ?? null,
    trialUser: store.get(memberAtom)?.trialName ?? null,
    rememberedPassword: login?.password ?? null,
    captchaValue: captcha?.value ?? null,
  };
};
const value = { token: 't1', userName: 'trial-7', type: 4, firstTimeLogin: false, expiresIn: 900 };
const payload = { username: 'trial-7', password: 'wide-open-sea', type: 'username' } as const;

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.stubGlobal('isSecureContext', true);
});

function open() {
  const store = createStore();
  const fetchLogin = (): Promise<Response> => Promise.resolve(Response.json({ success: true, value }));
  const getEncryptionKey = async () => {
    const { publicKey } = await generateKeyPair('ECDH-ES', { extractable: true });
    return v.parse(EncryptionKey, { ...(await exportJWK(publicKey)), kid: 'k1' });
  };
  configureHttp({ ...connectSession(store), fetch: fetchLogin, origin: 'http://gateway.test', getEncryptionKey });
  return store;
}

it('the auth state holds token, trial user, remembered password and captcha value, until the session ends [S2-101]', async () => {
  const store = open();
  expect(authOf(store)).toEqual(nothing);
  store.set(pendingLoginAtom, { login: null, captcha: { id: 'c1', value: '7x' } });
  expect(authOf(store)).toEqual({ ...nothing, captchaValue: '7x' });
  expect(await submitLogin(store, payload, true)).toEqual({ captcha: false });
  expect(authOf(store)).toEqual({
    ...nothing,
    token: 't1',
    trialUser: 'trial-7',
    rememberedPassword: 'wide-open-sea',
  });
  await signOut(store);
  expect(authOf(store)).toEqual(nothing);
});

it('no password is stored where the member does not want it remembered [S2-101]', async () => {
  const store = open();
  await submitLogin(store, payload, false);
  expect(authOf(store).rememberedPassword).toBeNull();
});
