import { IDBFactory } from 'fake-indexeddb';
import { createStore } from 'jotai';
import * as v from 'valibot';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { AppError } from '#src/platform/calls/errors.ts';
import { persistedPages } from './persisted.ts';
import { definePagedResource } from './paged.ts';

const Item = v.object({ id: v.string() });

describe('pages that are persisted', () => {
  beforeEach(() => {
    vi.stubGlobal('indexedDB', new IDBFactory());
    return () => vi.unstubAllGlobals();
  });

  it('are there on a visit without a network, with their age, and let more be asked for', async () => {
    const visit = (loadPage: () => Promise<{ items: { id: string }[]; pageNum: number; totalPages: number }>) => {
      const options = { name: 'persisted', key: () => '', itemKey: (item: { id: string }) => item.id };
      const persist = { key: 'persisted', version: 1, schema: async () => Item };
      return definePagedResource<void, { id: string }>({
        ...options,
        loadPage,
        persist,
        freshFor: 1000,
        access: 'public',
      });
    };
    const first = createStore();
    const seen = visit(async () => ({ items: [{ id: 'a' }], pageNum: 1, totalPages: 2 }));
    await seen.ensure(first);
    const at = first.get(seen.atom(undefined)).at;
    const next = createStore();
    const again = visit(() => Promise.reject(new AppError('no_internet')));
    await vi.waitFor(async () => {
      await again.restore(next);
      expect(next.get(again.atom(undefined))).toMatchObject({ status: 'ready', at });
    });
    await again.refresh(next);
    expect(again.peek(next)).toEqual({
      items: [{ id: 'a' }],
      pageNum: 1,
      totalPages: 2,
      hasMore: true,
      loadingMore: false,
    });
    expect(next.get(again.atom(undefined)).error?.code).toBe('no_internet');
  });

  it('are not loading after a restore, and without an earlier error', () => {
    const persisted = { items: [{ id: 'a' }], pageNum: 1, totalPages: 2, totalCount: 3, hasMore: true };
    const found = v.parse(persistedPages(Item), { ...persisted, loadingMore: true, moreError: new Error('timeout') });
    expect(found).toEqual({ ...persisted, loadingMore: false });
  });

  it('of another form are not shown', () => {
    expect(v.is(persistedPages(Item), { items: [{ id: 1 }], pageNum: 1, totalPages: 1, hasMore: false })).toBe(false);
  });
});
