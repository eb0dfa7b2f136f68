import { createStore } from 'jotai';
import { beforeEach, describe, expect, it } from 'vitest';
import { rankList } from '#src/contract/vendors/winners.ts';
import { byHand } from '#src/platform/testing/resource-by-hand.ts';
import { hydratedRequests } from './worker-updates.ts';
import { setResourceOwner } from './resource-owner.ts';
import { defineRead } from './define-read.ts';
import { dehydrate, hydrate, type Store } from './resource.ts';

let store: Store;
beforeEach(() => {
  store = createStore();
});
const resourceByHand = (options?: Parameters<typeof byHand>[1]) => byHand(store, options);

describe('a document’s data', () => {
  it('transfers every public value, with its age, to another store', async () => {
    const { resource, load } = resourceByHand();
    const at = Date.now() - 1000;
    resource.set(store, 'a', { id: 'a', n: 1 }, at);
    const data: unknown = JSON.parse(JSON.stringify(dehydrate(store)));
    const browser = createStore();
    hydrate(browser, data);
    await resource.ensure(browser, 'a');
    expect(load).not.toHaveBeenCalled();
    expect(browser.get(resource.atom('a'))).toEqual({
      status: 'ready',
      value: { id: 'a', n: 1 },
      at,
      refreshing: false,
    });
  });

  it('never holds anything of a member', () => {
    const { resource } = resourceByHand({ access: 'member' });
    setResourceOwner(store, 'ana');
    resource.set(store, 'a', { id: 'a', n: 1 });
    expect(dehydrate(store)).toEqual({});
  });

  it.each([
    ['no object', 'nonsense'],
    ['another shape', (name: string) => ({ [`${name}|a`]: 1 })],
    ['no age', (name: string) => ({ [`${name}|a`]: { value: { id: 'a', n: 1 } } })],
  ])('is dropped where it is not what was sent: %s', async (_case, data) => {
    const { resource, load } = resourceByHand();
    hydrate(store, typeof data === 'function' ? data(resource.name) : data);
    void resource.ensure(store, 'a');
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('is read again by a member where members see more', async () => {
    const { resource, load, state } = resourceByHand({ access: 'optional' });
    hydrate(store, { [`${resource.name}|a`]: { value: { id: 'a', n: 1 }, at: Date.now() } });
    setResourceOwner(store, 'ana');
    await resource.ensure(store, 'a');
    expect(state()).toMatchObject({ status: 'ready', value: { n: 1 }, refreshing: true });
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('reports its requests, so that a worker can cache them', async () => {
    const query = ({ language }: { language: 'pt' | 'en' }) => ({ gameCategory: 'ALL' as const, language });
    const read = defineRead({ name: 'rows', call: rankList, query, dehydrate: true, freshFor: 60_000 });
    hydrate(store, { 'rows|pt': { value: { list: [] }, at: Date.now() } });
    expect(hydratedRequests(store)).toEqual([]);
    await read.ensure(store, { language: 'pt' });
    read.set(store, { language: 'en' }, { list: [] });
    expect(hydratedRequests(store)).toEqual([{ call: rankList, query: query({ language: 'pt' }) }]);
  });
});
