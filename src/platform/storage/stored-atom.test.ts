import { IDBFactory } from 'fake-indexeddb';
import { createStore } from 'jotai';
import * as v from 'valibot';
import { beforeEach, describe, expect, it, vi } from 'vitest';

async function openPage() {
  vi.resetModules();
  const { defineStored } = await import('./storage.ts');
  const { atomWithStored, storageHealthAtom } = await import('./stored-atom.ts');
  const stored = defineStored({ key: 'hidden', owner: 'device', version: 1, schema: v.boolean(), fallback: false });
  return { atom: atomWithStored(stored, false), stored, storageHealthAtom, store: createStore() };
}
beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
});

describe('atomWithStored', () => {
  it('keeps what it is set to for the next visit', async () => {
    const before = await openPage();
    before.store.set(before.atom, true);
    expect(before.store.get(before.atom)).toBe(true);
    await vi.waitFor(async () => expect(await (await openPage()).stored.get()).toBe(true));
    const page = await openPage();
    expect(page.store.get(page.atom)).toBe(false);
    page.store.sub(page.atom, () => undefined);
    await vi.waitFor(() => expect(page.store.get(page.atom)).toBe(true));
  });

  it('keeps a choice made in the meantime', async () => {
    const before = await openPage();
    await before.stored.set(true);
    const page = await openPage();
    const reading = vi.spyOn(page.stored, 'get');
    page.store.sub(page.atom, () => undefined);
    page.store.set(page.atom, false);
    await reading.mock.results[0]?.value;
    expect(page.store.get(page.atom)).toBe(false);
  });
});

describe('storageHealthAtom', () => {
  it('reports that nothing is stored as soon as that is known', async () => {
    vi.stubGlobal('indexedDB', undefined);
    const page = await openPage();
    page.store.sub(page.storageHealthAtom, () => undefined);
    expect(page.store.get(page.storageHealthAtom)).toBe('persistent');
    page.store.set(page.atom, true);
    await vi.waitFor(() => expect(page.store.get(page.storageHealthAtom)).toBe('memory'));
  });
});
