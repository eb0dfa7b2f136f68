import { IDBFactory } from 'fake-indexeddb';
import { createStore as openDatabase, get, keys, set } from 'idb-keyval';
import { createStore } from 'jotai';
import { beforeEach, describe, expect, it, vi } from 'vitest';

const device = () => openDatabase('mare-device', 'keyval');
const stored = async (key: string) => ((await get(key, device())) as { value: unknown } | undefined)?.value;
const openPage = () => {
  vi.resetModules();
  return import('./site-memory.ts');
};

beforeEach(() => vi.stubGlobal('indexedDB', new IDBFactory()));

describe('the merchant', () => {
  it('is stored under its key, and the values stay [S1-270]', async () => {
    await (await openPage()).rememberMerchant();
    expect(await stored('merchant')).toBe('mare');
    await set('status', { version: 1, value: 'his' }, device());
    await (await openPage()).rememberMerchant();
    expect(await stored('status')).toBe('his');
  });

  it('deletes the old values when the site changes its merchant [S1-270]', async () => {
    await set('merchant', { version: 1, value: 'another' }, device());
    await set('status', { version: 1, value: 'his' }, device());
    await (await openPage()).rememberMerchant();
    expect([await stored('merchant'), await keys(device())]).toEqual(['mare', ['merchant']]);
  });
});

describe('the test mode', () => {
  it('is stored under its key, and known on the next visit [S1-271]', async () => {
    const page = await openPage();
    createStore().set(page.testModeAtom, true);
    await vi.waitFor(async () => expect(await stored('testmode')).toBe(true));
    const next = await openPage();
    const store = createStore();
    store.sub(next.testModeAtom, () => undefined);
    await vi.waitFor(() => expect(store.get(next.testModeAtom)).toBe(true));
  });
});

describe('the browser', () => {
  it('is asked once on a device to keep what is stored', async () => {
    const persist = vi.fn(async () => true);
    vi.stubGlobal('navigator', { storage: { persist } });
    for (let visit = 0; visit < 3; visit += 1) {
      vi.resetModules();
      await (await import('#src/platform/storage/storage.ts')).askToPersist();
    }
    expect(persist).toHaveBeenCalledOnce();
    vi.unstubAllGlobals();
  });
});
