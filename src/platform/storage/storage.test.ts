import { IDBFactory, IDBObjectStore } from 'fake-indexeddb';
import * as v from 'valibot';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Stored } from './storage.ts';

type Module = typeof import('./storage.ts');
let storage: Module;
/** A page that has just been opened on the browser's stored data. */
const openPage = async (): Promise<Module> => {
  vi.resetModules();
  return import('./storage.ts');
};
const notes = (page: Module = storage, version = 1, owner: 'device' | 'member' = 'device'): Stored<string[]> =>
  page.defineStored({ key: 'notes', owner, version, schema: v.array(v.string()), fallback: [] });

beforeEach(async () => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  storage = await openPage();
});

/** An IndexedDB that hangs: requests never settle. */
const hang = () => vi.spyOn(indexedDB, 'open').mockImplementation(() => new EventTarget() as IDBOpenDBRequest);

describe('what is stored', () => {
  it('is there on the next visit', async () => {
    await notes().set(['a']);
    expect(await notes(await openPage()).get()).toEqual(['a']);
    expect(storage.storageHealth()).toBe('persistent');
  });

  it('is the fallback when there is nothing, and again when it was removed', async () => {
    expect(await notes().get()).toEqual([]);
    await notes().set(['a']);
    await notes().remove();
    expect(await notes(await openPage()).get()).toEqual([]);
  });

  it('is dropped, and nothing thrown, when its version or its shape is another [S1-280]', async () => {
    await notes().set(['a']);
    expect(await notes(await openPage(), 2).get()).toEqual([]);
    const other = (await openPage()).defineStored({
      key: 'notes',
      owner: 'device',
      version: 1,
      schema: v.object({ n: v.number() }),
      fallback: { n: 0 },
    });
    expect(await other.get()).toEqual({ n: 0 });
    expect(await notes(await openPage()).update((old) => [...old, 'b'])).toEqual(['a', 'b']);
  });

  it('changes in one step, also for two tabs at once', async () => {
    const tabs = [notes(await openPage()), notes(await openPage())];
    await Promise.all(Array.from({ length: 20 }, (_, n) => tabs[n % 2]?.update((old) => [...old, String(n)])));
    expect((await notes(await openPage()).get()).toSorted((a, b) => Number(a) - Number(b))).toEqual(
      Array.from({ length: 20 }, (_, n) => String(n)),
    );
  });

  it('of a member is deleted as a whole, and the device’s values stay', async () => {
    await notes(storage, 1, 'member').set(['mine']);
    await notes(storage, 1, 'device').set(['everybody’s']);
    await storage.clearMemberStorage();
    expect(await notes(storage, 1, 'member').get()).toEqual([]);
    const next = await openPage();
    expect(await notes(next, 1, 'member').get()).toEqual([]);
    expect(await notes(next, 1, 'device').get()).toEqual(['everybody’s']);
  });
});

describe('IndexedDB that fails', () => {
  it('hangs: after one second the app runs on memory and says so', async () => {
    hang();
    const begun = performance.now();
    expect(await notes().get()).toEqual([]);
    expect(performance.now() - begun).toBeGreaterThan(900);
    expect(performance.now() - begun).toBeLessThan(3000);
    expect(storage.storageHealth()).toBe('memory');

    const again = performance.now();
    await notes().set(['a']);
    expect(await notes().update((old) => [...old, 'b'])).toEqual(['a', 'b']);
    expect(await notes().get()).toEqual(['a', 'b']);
    expect(performance.now() - again).toBeLessThan(900);
    expect(await notes(await openPage()).get()).toEqual([]);
  });

  it('hangs in the middle of a visit: what was read before is still known', async () => {
    await notes().set(['a']);
    storage = await openPage();
    await notes().get();
    vi.spyOn(IDBObjectStore.prototype, 'get').mockImplementation(() => ({}) as IDBRequest);
    expect(await notes().get()).toEqual(['a']);
    expect(storage.storageHealth()).toBe('memory');
  });

  it('refuses to open', async () => {
    vi.spyOn(IDBFactory.prototype, 'open').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    await notes().set(['a']);
    expect(await notes().get()).toEqual(['a']);
    expect(storage.storageHealth()).toBe('memory');
  });

  it('is full when a transaction ends: what does not fit is held in memory', async () => {
    await notes().set(['old']);
    const put = IDBObjectStore.prototype.put;
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, value, key) {
      const request = put.call(this, value, key);
      this.transaction.abort();
      return request;
    });
    await notes().set(['new']);
    expect(await notes().get()).toEqual(['new']);
    expect(storage.storageHealth()).toBe('memory');
    expect(await notes(await openPage()).get()).toEqual(['old']);
  });

  it('is not there at all', async () => {
    vi.stubGlobal('indexedDB', undefined);
    await notes().set(['a']);
    expect(await notes().get()).toEqual(['a']);
    expect(storage.storageHealth()).toBe('memory');
  });

  it('is full: what does not fit is held in memory, and the page says so until it fits again', async () => {
    await notes().set(['old']);
    const full = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const changes: string[] = [];
    storage.onStorageHealth(() => changes.push(storage.storageHealth()));
    await notes().set(['new']);
    expect(await notes().get()).toEqual(['new']);
    expect(await notes(await openPage()).get()).toEqual(['old']);
    full.mockRestore();
    await notes().set(['newer']);
    expect(changes).toEqual(['memory', 'persistent']);
    expect(await notes(await openPage()).get()).toEqual(['newer']);
  });

  it('was closed under the page: a new connection is opened', async () => {
    const opened: IDBDatabase[] = [];
    const open = indexedDB.open.bind(indexedDB);
    vi.spyOn(indexedDB, 'open').mockImplementation((...name) => {
      const request = open(...name);
      request.addEventListener('success', () => opened.push(request.result));
      return request;
    });
    await notes().set(['a']);
    for (const database of opened) database.close();
    await notes().set(['b']);
    expect(await notes().get()).toEqual(['b']);
    expect(storage.storageHealth()).toBe('persistent');
  });

  it('was closed in the middle of a reading: it is read once more', async () => {
    await notes().set(['a']);
    const page = await openPage();
    const get = IDBObjectStore.prototype.get;
    const once = vi.spyOn(IDBObjectStore.prototype, 'get').mockImplementationOnce(function (this: IDBObjectStore, key) {
      const request = get.call(this, key);
      this.transaction.abort();
      return request;
    });
    expect(await notes(page).get()).toEqual(['a']);
    expect([once.mock.calls.length, page.storageHealth()]).toEqual([2, 'persistent']);
  });

  it('is deleted by another tab: that one is not blocked, and the page continues', async () => {
    await notes().set(['a']);
    await new Promise<void>((resolve, reject) => {
      const deleting = indexedDB.deleteDatabase('mare-device');
      deleting.addEventListener('success', () => resolve());
      deleting.addEventListener('blocked', () => reject(new Error('blocked')));
    });
    await notes().set(['b']);
    expect(await notes(await openPage()).get()).toEqual(['b']);
    expect(storage.storageHealth()).toBe('persistent');
  });

  it('has lost its object store: it is repaired', async () => {
    const opening = indexedDB.open('mare-device');
    await new Promise((resolve) => opening.addEventListener('success', resolve));
    opening.result.close();
    await notes().set(['a']);
    expect(await notes(await openPage()).get()).toEqual(['a']);
  });

  it('cannot be emptied: what the member left is not seen any more all the same', async () => {
    await notes(storage, 1, 'member').set(['mine']);
    vi.spyOn(IDBObjectStore.prototype, 'clear').mockImplementation(() => {
      throw new DOMException('no', 'UnknownError');
    });
    await storage.clearMemberStorage();
    expect(await notes(storage, 1, 'member').get()).toEqual([]);
    expect(storage.storageHealth()).toBe('memory');
  });

  it('is cleared by the user while the page is open: the page continues', async () => {
    await notes().set(['a']);
    vi.stubGlobal('indexedDB', new IDBFactory());
    await notes().set(['b']);
    expect(await notes().get()).toEqual(['b']);
  });
});
