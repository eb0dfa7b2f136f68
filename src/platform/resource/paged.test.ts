import { createStore } from 'jotai';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { AppError } from '#src/platform/calls/errors.ts';
import { definePagedResource } from './paged.ts';
import { setResourceOwner } from './resource-owner.ts';
import type { Store } from './resource.ts';

let store: Store;
let all: string[];
let names = 0;
beforeEach(() => {
  store = createStore();
  all = ['a', 'b', 'c', 'd', 'e'];
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

/** Pages of two out of `all`, as of the request. */
function pages(access: 'public' | 'member' = 'public') {
  names += 1;
  const loadPage = vi.fn(async (_params: string, pageNo: number) => {
    await new Promise((resolve) => setTimeout(resolve, 10));
    const items = all.slice((pageNo - 1) * 2, pageNo * 2).map((id) => ({ id }));
    return { items, pageNum: pageNo, totalPages: Math.ceil(all.length / 2), totalCount: all.length };
  });
  const list = definePagedResource<string, { id: string }>({
    name: `paged${names}`,
    key: (params) => params,
    loadPage,
    itemKey: (item) => item.id,
    freshFor: 1000,
    access,
  });
  const run = async (act: Promise<void>) => {
    await vi.advanceTimersByTimeAsync(20);
    await act;
  };
  const value = () => list.peek(store, 'x');
  const ids = () =>
    value()
      ?.items.map((item) => item.id)
      .join('');
  return { list, loadPage, run, value, ids };
}

describe('a paged resource', () => {
  it('appends pages while pageNum is less than totalPages, and then no more [S1-316]', async () => {
    const { list, loadPage, run, value, ids } = pages();
    await run(list.ensure(store, 'x'));
    expect(value()).toMatchObject({ pageNum: 1, totalPages: 3, totalCount: 5, hasMore: true, loadingMore: false });
    await run(list.loadMore(store, 'x'));
    await run(list.loadMore(store, 'x'));
    expect(ids()).toBe('abcde');
    expect(value()).toMatchObject({ pageNum: 3, hasMore: false });
    await run(list.loadMore(store, 'x'));
    expect(loadPage.mock.calls.map(([, pageNo]) => pageNo)).toEqual([1, 2, 3]);
  });

  it('reads one page at a time and shows that it does', async () => {
    const { list, loadPage, run, value } = pages();
    await run(list.ensure(store, 'x'));
    const both = Promise.all([list.loadMore(store, 'x'), list.loadMore(store, 'x')]);
    expect(value()?.loadingMore).toBe(true);
    await run(both.then(() => undefined));
    expect(loadPage).toHaveBeenCalledTimes(2);
    expect(value()).toMatchObject({ pageNum: 2, loadingMore: false });
  });

  it('keeps what it has when a page fails, and tries that page again when asked', async () => {
    const { list, loadPage, run, value, ids } = pages();
    await run(list.ensure(store, 'x'));
    loadPage.mockRejectedValueOnce(new AppError('timeout'));
    await run(list.loadMore(store, 'x'));
    expect(value()).toMatchObject({ moreError: { code: 'timeout' }, loadingMore: false, hasMore: true });
    expect(ids()).toBe('ab');
    await run(list.loadMore(store, 'x'));
    expect(ids()).toBe('abcd');
    expect(value()).not.toHaveProperty('moreError');
  });

  it('shows an item once that moves from one page to the next while they are read', async () => {
    const { list, run, ids } = pages();
    await run(list.ensure(store, 'x'));
    all.unshift('n');
    await run(list.loadMore(store, 'x'));
    expect(ids()).toBe('abc');
  });

  it('puts a new first page on top when it is refreshed, and keeps what was loaded below', async () => {
    const { list, run, value, ids } = pages();
    await run(list.ensure(store, 'x'));
    await run(list.loadMore(store, 'x'));
    all.unshift('n');
    await run(list.refresh(store, 'x'));
    expect(ids()).toBe('nabcd');
    expect(value()).toMatchObject({ pageNum: 2, hasMore: true });
  });

  it('loses on refresh what has left a list that shrank', async () => {
    const { list, run, ids } = pages();
    await run(list.ensure(store, 'x'));
    await run(list.loadMore(store, 'x'));
    all = ['b', 'c', 'd', 'e'];
    await run(list.refresh(store, 'x'));
    expect(ids()).toBe('bcd');
  });

  it('never appends one member’s page to another’s list', async () => {
    const { list, run, ids, value } = pages('member');
    setResourceOwner(store, 'ana');
    await run(list.ensure(store, 'x'));
    const more = list.loadMore(store, 'x');
    setResourceOwner(store, 'bia');
    all = ['v', 'w', 'x', 'y'];
    list.set(store, 'x', {
      items: [{ id: 'v' }, { id: 'w' }],
      pageNum: 1,
      totalPages: 2,
      hasMore: true,
      loadingMore: false,
    });
    await run(more);
    expect(ids()).toBe('vw');
    expect(value()?.loadingMore).toBe(false);
  });
});
