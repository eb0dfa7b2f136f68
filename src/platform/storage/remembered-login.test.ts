import { IDBFactory } from 'fake-indexeddb';
import { createStore, get, set } from 'idb-keyval';
import { beforeEach, describe, expect, it, vi } from 'vitest';

const login = {
  type: 'username',
  username: 'marina.costa',
  password: 'Kx7vQ2 – maré',
  dialingCode: '+55',
} as const;

const openPage = () => {
  vi.resetModules();
  return import('./remembered-login.ts');
};
const stored = async (key: string) =>
  ((await get(key, createStore('mare-device', 'keyval'))) as { value: never }).value;

let local: Map<string, string>;
beforeEach(() => {
  local = new Map();
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.stubGlobal('isSecureContext', true);
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => local.get(key) ?? null,
    setItem: (key: string, value: string) => local.set(key, value),
    removeItem: (key: string) => local.delete(key),
  });
});

describe('a remembered login', () => {
  it('is there on the next visit, and never in local storage [S2-129, S1-278]', async () => {
    await (await openPage()).rememberLogin(login);
    const page = await openPage();
    expect(await page.hasRememberedLogin()).toBe(true);
    expect(await page.recallLogin()).toEqual(login);
    expect(local.size).toBe(0);
  });

  it('is stored under AES-GCM with a non-extractable key, and a fresh IV at every write [S2-115]', async () => {
    const page = await openPage();
    await page.rememberLogin(login);
    const first: { iv: Uint8Array; data: Uint8Array } = await stored('rememberedLogin');
    await page.rememberLogin(login);
    const second: typeof first = await stored('rememberedLogin');
    expect(second.iv).not.toEqual(first.iv);
    expect(second.data).not.toEqual(first.data);
    expect(first.iv).toHaveLength(12);
    const readable = new TextDecoder('latin1').decode(second.data);
    for (const word of ['marina', 'Kx7vQ2', 'username']) expect(readable).not.toContain(word);
    const key: CryptoKey = await stored('rememberedLoginKey');
    expect([key.algorithm.name, key.extractable]).toEqual(['AES-GCM', false]);
    await expect(crypto.subtle.exportKey('raw', key)).rejects.toThrow();
  });

  it('is dropped with its key when it is forgotten [S2-117]', async () => {
    const page = await openPage();
    await page.rememberLogin(login);
    await page.forgetLogin();
    const next = await openPage();
    expect([await next.hasRememberedLogin(), await next.recallLogin()]).toEqual([false, null]);
  });

  it.each([
    ['its key is gone', 'rememberedLoginKey', null],
    ['it was changed', 'rememberedLogin', { iv: new Uint8Array(12), data: new Uint8Array(40) }],
    ['it is garbage', 'rememberedLogin', { iv: 'x' }],
  ])('is none, and nothing is thrown, when %s [S1-280]', async (_, key, value) => {
    await (await openPage()).rememberLogin(login);
    await set(key, { version: 1, value }, createStore('mare-device', 'keyval'));
    const page = await openPage();
    expect(await page.recallLogin()).toBeNull();
    expect(await page.hasRememberedLogin()).toBe(false);
    await page.rememberLogin(login);
    expect(await (await openPage()).recallLogin()).toEqual(login);
  });

  it('is none outside of a secure context', async () => {
    await (await openPage()).rememberLogin(login);
    vi.stubGlobal('isSecureContext', false);
    const page = await openPage();
    expect([page.canRememberLogin(), await page.recallLogin()]).toEqual([false, null]);
  });
});

describe('a record in the old form', () => {
  const base64 = (text: string) => btoa(String.fromCharCode(...new TextEncoder().encode(text)));

  it.each([
    ['at the end of the password', base64(base64(`${login.password}s4lt`))],
    ['between the two rounds', base64(`${base64(login.password)}s4lt`)],
  ])('with its salt %s is read once and stored again, encrypted [S2-116]', async (_, password) => {
    local.set('rememberedLogin', JSON.stringify({ ...login, password, salt: 's4lt' }));
    expect(await (await openPage()).recallLogin()).toEqual(login);
    expect(local.size).toBe(0);
    expect(await (await openPage()).recallLogin()).toEqual(login);
  });

  it('remains for the next visit when the page is left before it is stored again [S2-116]', async () => {
    local.set('rememberedLogin', JSON.stringify({ ...login, password: base64(base64(login.password)) }));
    vi.stubGlobal('indexedDB', { open: () => new EventTarget() });
    void (await openPage()).recallLogin();
    await new Promise((resolve) => setTimeout(resolve, 20));
    vi.stubGlobal('indexedDB', new IDBFactory());
    expect(await (await openPage()).recallLogin()).toEqual(login);
    expect(local.size).toBe(0);
  });

  it('is stored again once for concurrent readers, and can be read [S2-116]', async () => {
    local.set('rememberedLogin', JSON.stringify({ ...login, password: base64(base64(login.password)) }));
    const page = await openPage();
    expect(await Promise.all([page.recallLogin(), page.recallLogin()])).toEqual([login, login]);
    expect(await (await openPage()).recallLogin()).toEqual(login);
  });

  it('that cannot be read is dropped', async () => {
    for (const text of ['{', '{}', JSON.stringify({ ...login, password: '%' })]) {
      local.set('rememberedLogin', text);
      expect(await (await openPage()).recallLogin()).toBeNull();
      expect(local.size).toBe(0);
    }
  });
});
