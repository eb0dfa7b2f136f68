import { createMemoryHistory } from '@tanstack/react-router';
import { createStore } from 'jotai';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { listPages } from '#src/pages.ts';
import { createAppRouter } from '#src/router.tsx';
import { type PagesInProcess, startPages } from './pages-in-process.tsx';

const entries = listPages(createAppRouter(createStore(), createMemoryHistory({ initialEntries: ['/'] })));
/** URLs at which a page reads something else than at its bare one. */
const more = [
  // Without a code it redirects home.
  '/m/launchGame?code=some-code',
  '/m/gameList?gameType=HOT',
  '/m/gameList?gameType=RNG&vassalage=LS',
  '/m/gameList?gameType=SPORTS',
  '/m/gameList?gameType=FAV',
  '/m/gameList?gameType=RNG&show=recent',
  '/m/launchGame?vendor=LS&game=LS-1',
];
const addresses = [
  ...entries.flatMap(({ path }) => (path === '/m/launchGame' ? [] : [path])),
  '/m/member/agent',
  ...more,
];

let pages: PagesInProcess;
beforeAll(async () => {
  pages = await startPages();
});
afterEach(() => pages.cleanUp());
afterAll(() => pages.close());

describe.each([
  ['a guest', false],
  ['a member', true],
])('the loaders of the pages, for %s', (_who, member) => {
  it.each(addresses)('ensure everything that %s reads', async (address) => {
    expect((await pages.open(address, member)).missed).toEqual([]);
  });
});

describe('a read that a loader misses', () => {
  it('is reported with its name', async () => {
    const { missed } = await pages.open('/m/help', false, ({ routesById }) => {
      delete routesById['/m/help'].options.loader;
    });
    expect(missed.join()).toMatch(/^help\|pt: read by a component on mount, but no loader has ensured it/);
  });
});
