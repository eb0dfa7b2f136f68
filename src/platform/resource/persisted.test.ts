import { IDBFactory } from 'fake-indexeddb';
import { createStore } from 'jotai';
import * as v from 'valibot';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { setResourceOwner } from './resource-owner.ts';
import type { Store } from './resource.ts';
import { clearMemberStorage } from '#src/platform/storage/storage.ts';
import { byHand } from '#src/platform/testing/resource-by-hand.ts';

let store: Store;

describe('a value that is persisted', () => {
  const schema = async () => v.object({ id: v.string(), n: v.number() });
  const persist = () => ({ key: 'thing', version: 1, schema: vi.fn(schema) });
  /** The stored value, as the next visit reads it. */
  const nextVisit = async (access: 'public' | 'member') => {
    const next = createStore();
    setResourceOwner(next, 'ana');
    const { resource } = byHand(store, { access, persist: persist() });
    await resource.restore(next, '');
    return next.get(resource.atom('')).value;
  };
  beforeEach(() => {
    store = createStore();
    vi.stubGlobal('indexedDB', new IDBFactory());
    return clearMemberStorage;
  });

  it('is there on the next visit, with its age, and a newer one is asked for behind it', async () => {
    const before = byHand(store, { persist: persist() });
    before.resource.set(store, '', { id: '', n: 1 }, 1234);
    await vi.waitFor(async () => expect(await nextVisit('public')).toEqual({ id: '', n: 1 }));
    const next = createStore();
    const { resource, load } = byHand(store, { persist: persist() });
    await resource.ensure(next, '');
    expect(next.get(resource.atom(''))).toMatchObject({ status: 'ready', value: { n: 1 }, at: 1234, refreshing: true });
    expect(load).toHaveBeenCalledOnce();
  });

  /** Storage whose code loads on demand. */
  const slowPersist = () => {
    let come: () => void = () => undefined;
    const here = new Promise<void>((resolve) => (come = resolve));
    return { ...persist(), schema: () => here.then(schema), come: () => come() };
  };

  it('never takes the place of one that was faster from the network', async () => {
    byHand(store, { persist: persist() }).resource.set(store, '', { id: '', n: 1 });
    await vi.waitFor(async () => expect(await nextVisit('public')).toBeDefined());
    const next = createStore();
    const slow = slowPersist();
    const { resource, last, load } = byHand(next, { persist: slow });
    const reading = resource.ensure(next, '');
    await vi.waitFor(() => expect(load).toHaveBeenCalled());
    await last().resolve({ id: '', n: 2 });
    await reading;
    slow.come();
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(next.get(resource.atom('')).value).toEqual({ id: '', n: 2 });
  });

  it('of one member is not shown to the next one who signed in during the read', async () => {
    setResourceOwner(store, 'ana');
    byHand(store, { access: 'member', persist: persist() }).resource.set(store, '', { id: '', n: 1 });
    await vi.waitFor(async () => expect(await nextVisit('member')).toBeDefined());
    const next = createStore();
    setResourceOwner(next, 'ana');
    const slow = slowPersist();
    const { resource } = byHand(next, { access: 'member', persist: slow });
    const looking = resource.restore(next, '');
    setResourceOwner(next, 'bia');
    slow.come();
    await looking;
    expect(next.get(resource.atom('')).value).toBeUndefined();
  });

  it('of a member who left before it could be persisted is not persisted [S1-281]', async () => {
    const slow = slowPersist();
    setResourceOwner(store, 'ana');
    byHand(store, { access: 'member', persist: slow }).resource.set(store, '', { id: '', n: 1 });
    setResourceOwner(store, null);
    slow.come();
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(await nextVisit('member')).toBeUndefined();
  });

  it('is done without where the code for it cannot be had, until it can', async () => {
    const broken = persist();
    broken.schema.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
    const { resource, last, state, load } = byHand(store, { persist: broken });
    const reading = resource.ensure(store, '');
    await vi.waitFor(() => expect(load).toHaveBeenCalled());
    await vi.waitFor(() => expect(broken.schema).toHaveBeenCalled());
    last()
      .resolve({ id: '', n: 1 })
      .catch(() => undefined);
    await reading;
    expect(state('').value).toEqual({ id: '', n: 1 });
    await vi.waitFor(() => expect(broken.schema.mock.calls.length).toBeGreaterThan(1));
  });
});
