import { createMemoryHistory } from '@tanstack/react-router';
import { createStore } from 'jotai';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { Window } from 'happy-dom';
import { populateGlobal } from 'vitest/runtime';
import { createApp } from '#gateway/app.ts';
import { createTestGateway, type TestGateway } from '#gateway/testing/test-gateway.ts';
import { App } from '#src/app.tsx';
import { configureHttp } from '#src/platform/calls/send.ts';
import { createI18n, loadCatalogue, loadPageTexts } from '#src/platform/language/i18n.ts';
import { setMissingLoaderReport } from '#src/platform/resource/missing-loader.ts';
import { setResourceOwner } from '#src/platform/resource/cache.ts';
import { sessionState } from '#src/state/session-atoms.ts';
import { listPages } from '#src/pages.ts';
import { createAppRouter } from '#src/router.tsx';

type Router = ReturnType<typeof createAppRouter>;

const entries = listPages(createAppRouter(createStore(), createMemoryHistory({ initialEntries: ['/'] })));
/** Addresses at which a page reads something else than at its bare one. */
const more = [
  // Without a code it leads home.
  '/m/launchGame?code=some-code',
  '/m/gameList?gameType=HOT',
  '/m/gameList?gameType=RNG&vassalage=LS',
  '/m/gameList?gameType=SPORTS',
  '/m/gameList?gameType=FAV',
  '/m/gameList?gameType=RNG&show=recent',
  '/m/launchGame?vendor=LS&game=LS-1',
];
const addresses = [
  ...entries.flatMap(({ path, toCome }) => (toCome || path === '/m/launchGame' ? [] : [path])),
  '/m/withdraw',
  ...more,
];

let gateway: TestGateway;
/** Comes once there is a page to work on: the gateway, in this very process, wants Node's own globals at its start. */
let page: typeof import('@testing-library/react');
beforeAll(async () => {
  gateway = await createTestGateway();
  const app = createApp(gateway);
  const { fetch, Request, Response, Headers, AbortController, AbortSignal, URL, URLSearchParams } = globalThis;
  const navigator = Object.getOwnPropertyDescriptor(globalThis, 'navigator');
  populateGlobal(globalThis, new Window({ url: 'http://gateway.internal/' }), { bindFunctions: true });
  Object.assign(globalThis, { fetch, Request, Response, Headers, AbortController, AbortSignal, URL, URLSearchParams });
  Object.defineProperty(globalThis, 'navigator', navigator ?? {});
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  page = await import('@testing-library/react');
  const inProcess: typeof fetch = async (input, init) =>
    app.request(input instanceof Request ? input.url : input, init);
  configureHttp({
    fetch: inProcess,
    origin: 'http://gateway.internal',
    getToken: () => null,
  });
});
afterAll(() => gateway.close());
afterEach(() => {
  page.cleanup();
  setMissingLoaderReport(undefined);
});

/** Loads an address and shows it, for a guest or a member; answers the reads that its loader missed. */
async function open(address: string, member: boolean, change?: (router: Router) => void): Promise<string[]> {
  const problems: string[] = [];
  const path = new URL(address, 'http://gateway.internal').pathname;
  // Who is led elsewhere by the page itself, as a member from the login, is not looking at it any more.
  setMissingLoaderReport(({ message }) => router.latestLocation.pathname === path && problems.push(message));
  const store = createStore();
  if (member) {
    const record = {
      token: 't',
      merchantCode: 'mare',
      userName: 'ana',
      type: 0,
      firstTimeLogin: false,
      expiresAt: Infinity,
    };
    store.set(sessionState, { status: 'member', member: record });
    setResourceOwner(store, 'ana');
  } else store.set(sessionState, { status: 'guest' });
  const i18n = createI18n('en', await loadCatalogue('en'));
  await loadPageTexts();
  const router = createAppRouter(store, createMemoryHistory({ initialEntries: [address] }));
  change?.(router);
  await router.load();
  const view = await page.act(async () => page.render(<App store={store} i18n={i18n} router={router} />));
  await page.waitFor(() => expect(view.container.querySelector('main')?.textContent, address).not.toBe(''));
  return problems;
}

describe.each([
  ['a guest', false],
  ['a member', true],
])('the loaders of the pages, for %s', (_who, member) => {
  it.each(addresses)('ensure everything that %s reads', async (address) => {
    expect(await open(address, member)).toEqual([]);
  });
});

describe('a read that a loader misses', () => {
  it('is reported with its name', async () => {
    const problems = await open('/m/help', false, ({ routesById }) => delete routesById['/m/help'].options.loader);
    expect(problems.join()).toMatch(/^help\|pt: read by a component on mount, but no loader has ensured it/);
  });
});
