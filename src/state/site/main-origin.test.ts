import { createStore } from 'jotai';
import { expect, it } from 'vitest';
import { mainOriginAtom } from './main-origin.ts';
import { siteOriginAtom } from './site-origin.ts';
import { statusResource } from './site.ts';

type Status = NonNullable<ReturnType<typeof statusResource.peek>>;

it.each([
  ['https://mare.example', 'https://mare.example'],
  ['mare.example', 'https://mare.example'],
  ['http://mare.example:8080/x', 'http://mare.example:8080'],
  ['', 'https://here.example'],
  ['http://localhost:4000', 'https://here.example'],
  ['http://127.0.0.1:4000', 'https://here.example'],
  ['no domain', 'https://here.example'],
])('of the main domain %j, shared links have the origin %s', (mainDomain, origin) => {
  const store = createStore();
  store.set(siteOriginAtom, 'https://here.example');
  statusResource.set(store, undefined, { info: { mainDomain } } as unknown as Status);
  expect(store.get(mainOriginAtom)).toBe(origin);
});

it('is the present one until the status is known', () => {
  const store = createStore();
  store.set(siteOriginAtom, 'https://here.example');
  expect(store.get(mainOriginAtom)).toBe('https://here.example');
});
