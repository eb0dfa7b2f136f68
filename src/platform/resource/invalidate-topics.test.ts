import { createStore } from 'jotai';
import * as v from 'valibot';
import { beforeEach, expect, it } from 'vitest';
import type { Call, WholeCall } from '#src/contract/core/call.ts';
import { configureHttp } from '#src/platform/calls/send.ts';
import { defineRead } from './define-read.ts';
import { invalidateTopics } from './invalidate-topics.ts';
import type { Store } from './resource.ts';

let asked: string[];
let broken: boolean;
let store: Store;
beforeEach(() => {
  asked = [];
  broken = false;
  store = createStore();
  configureHttp({
    fetch: async (input) => {
      asked.push(new URL((input as Request).url).pathname.slice(1));
      if (broken) return new Response('down', { status: 502 });
      return Response.json({ success: true, value: asked.length });
    },
    origin: 'http://gateway.test',
    getToken: () => null,
  });
});

const readOf = (name: string, changing: Pick<Call, 'cache' | 'follows'>) => {
  const call = {
    ...{ area: 'test', name, method: 'GET', path: `/${name}`, value: v.number() },
    ...{ access: 'public', ...changing },
  } as const satisfies WholeCall;
  return defineRead({ name, call, query: () => undefined, freshFor: 600_000 });
};
const games = readOf('games', { cache: { topics: ['games', 'vendors'] } });
const help = readOf('help', { cache: { topics: ['help'] } });
const wallet = readOf('wallet', { cache: 'private' });
const recent = readOf('recent', { cache: 'private', follows: ['games'] });

it('values on screen of a changed topic are read again, and shown until then', async () => {
  const looked = [games, help, wallet].map((read) => store.sub(read.atom(undefined), () => undefined));
  for (const read of [games, help, wallet]) await read.ensure(store, undefined);
  asked = [];
  const shown: object[] = [];
  looked.push(store.sub(games.atom(undefined), () => shown.push(store.get(games.atom(undefined)))));
  expect(await invalidateTopics(store, new Set(['vendors', 'terms']))).toBe(true);
  expect(shown).toMatchObject([
    { status: 'ready', value: 1, refreshing: true },
    { status: 'ready', refreshing: false },
  ]);
  expect(asked).toEqual(['games']);
  for (const stop of looked) stop();
});

it('says where what is on screen could not be read', async () => {
  const stop = store.sub(games.atom(undefined), () => undefined);
  await games.ensure(store, undefined);
  broken = true;
  expect(await invalidateTopics(store, new Set(['help']))).toBe(true);
  expect(await invalidateTopics(store, new Set(['games']))).toBe(false);
  broken = false;
  expect(await invalidateTopics(store, new Set(['games']))).toBe(true);
  stop();
});

it('what is not on screen is read again when it is next shown and not before, what is a member’s own too where it follows the topic', async () => {
  for (const read of [games, help, recent, wallet]) await read.ensure(store, undefined);
  asked = [];
  await invalidateTopics(store, new Set(['games']));
  expect(asked).toEqual([]);
  for (const read of [games, help, recent, wallet]) await read.ensure(store, undefined);
  await expect.poll(() => asked.toSorted()).toEqual(['games', 'recent']);
});
