import { createStore } from 'jotai';
import * as v from 'valibot';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { WholeCall } from '#src/contract/core/call.ts';
import { fetchedAtHeader } from '#src/contract/worker/worker-messages.ts';
import { configureHttp } from '#src/platform/calls/send.ts';
import { onlineAtom, reportReached } from '#src/platform/device/online.ts';
import { definePagedRead } from './define-paged-read.ts';
import { defineJoinedRead, defineRead } from './define-read.ts';
import type { Store } from './resource.ts';

const items = {
  area: 'test',
  name: 'items',
  method: 'GET',
  path: '/wps/items',
  query: v.object({ of: v.string(), page: v.optional(v.number()) }),
  value: v.object({ items: v.array(v.number()), pageNum: v.number(), totalPages: v.number() }),
  access: 'public',
  cache: { topics: ['games'] },
} as const satisfies WholeCall;
const call = items;

let asked: Request[];
let store: Store;
/** The worker's fetch time of each page, by its number. */
let cachedAt: Record<string, number>;
let hang: boolean;
beforeEach(() => {
  asked = [];
  cachedAt = {};
  hang = false;
  store = createStore();
  configureHttp({
    fetch: async (input) => {
      const request = input as Request;
      asked.push(request);
      if (hang)
        return new Promise((_, reject) => {
          request.signal.addEventListener('abort', () => reject(request.signal.reason));
        });
      const page = new URL(request.url).searchParams.get('page') ?? '1';
      const at = cachedAt[page];
      return Response.json(
        { success: true, value: { items: [Number(page)], pageNum: Number(page), totalPages: 3 } },
        { headers: at === undefined ? {} : { [fetchedAtHeader]: String(at) } },
      );
    },
    origin: 'http://gateway.test',
    getToken: () => null,
  });
});

const query = ({ of }: { of: string }, page?: number) => ({ of, page });
const whole = defineRead({ name: 'whole', call, query, freshFor: 60_000 });

describe('a declared read', () => {
  it('asks its call and answers what it picks, or all of it', async () => {
    const picked = defineRead({
      ...{ call, query, freshFor: 0 },
      name: 'picked',
      pick: (all) => all.items,
    });
    await Promise.all([whole.ensure(store, { of: 'a' }), picked.ensure(store, { of: 'b' })]);
    expect(whole.peek(store, { of: 'a' })).toEqual({ items: [1], pageNum: 1, totalPages: 3 });
    expect(picked.peek(store, { of: 'b' })).toEqual([1]);
    expect(asked.map(({ url }) => new URL(url).search).toSorted()).toEqual(['?of=a', '?of=b']);
  });

  it('reports its address, for the worker', () => {
    expect(whole.slot({ of: 'a b' }).request?.()).toEqual({ call: items, query: { of: 'a b' } });
  });

  it('has the access of its call, and its parameters as the key', () => {
    expect(whole.slot({ of: 'x' }).access).toBe('public');
    expect(whole.key({ of: 'x' })).toBe('x');
  });

  it('bypasses the browser’s own cache without a worker', async () => {
    await whole.ensure(store, { of: 'b' });
    expect(asked[0]?.cache).toBe('no-cache');
  });

  it('bypasses every cache on a refresh, and ends with its read', async () => {
    vi.stubGlobal('navigator', { onLine: true, serviceWorker: { controller: {} } });
    await whole.ensure(store, { of: 'c' });
    expect(asked[0]?.cache).toBe('default');
    hang = true;
    const refreshing = whole.refresh(store, { of: 'c' });
    await expect.poll(() => asked.length).toBe(2);
    expect(asked[1]?.cache).toBe('no-cache');
    whole.set(store, { of: 'c' }, { items: [], pageNum: 1, totalPages: 1 });
    expect(asked[1]?.signal.aborted).toBe(true);
    await refreshing;
  });

  it('is as old as an answer out of the cache, which says nothing of the network', async () => {
    vi.stubGlobal('addEventListener', () => undefined);
    store.sub(onlineAtom, () => undefined);
    reportReached(false);
    cachedAt['1'] = 1000;
    await whole.ensure(store, { of: 'd' });
    expect(store.get(whole.atom({ of: 'd' })).at).toBe(1000);
    expect(store.get(onlineAtom)).toBe(false);
  });
});

describe('a read of several answers', () => {
  it('is as old as the oldest of them', async () => {
    cachedAt = { 1: 5000, 2: 3000 };
    const sum = defineJoinedRead({
      name: 'sum',
      call,
      load: async (ask, { of }: { of: string }) => {
        const pages = await Promise.all([1, 2, 3].map((page) => ask({ of, page })));
        return pages.flatMap((page) => page.items);
      },
      freshFor: 0,
    });
    await sum.ensure(store, { of: 'a' });
    expect(store.get(sum.atom({ of: 'a' }))).toMatchObject({ value: [1, 2, 3], at: 3000 });
  });
});

describe('a read by pages', () => {
  it('is as old as its oldest page, also when that arrived later', async () => {
    const list = definePagedRead({
      name: 'list',
      call,
      query,
      pick: (page) => page,
      itemKey: String,
      freshFor: 60_000,
    });
    await list.ensure(store, { of: 'a' });
    cachedAt['2'] = 2000;
    await list.loadMore(store, { of: 'a' });
    expect(store.get(list.atom({ of: 'a' }))).toMatchObject({ value: { items: [1, 2] }, at: 2000 });
  });
});
