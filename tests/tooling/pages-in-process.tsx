import { createMemoryHistory } from '@tanstack/react-router';
import { createStore } from 'jotai';
import { expect, vi } from 'vitest';
import { Window } from 'happy-dom';
import { populateGlobal } from 'vitest/runtime';
import { createApp } from '#gateway/app.ts';
import { createTestGateway } from '#gateway/testing/test-gateway.ts';
import { App } from '#src/app.tsx';
import { configureHttp } from '#src/platform/calls/send.ts';
import { createI18n, loadCatalogue, loadPageTexts } from '#src/platform/language/i18n.ts';
import { setMissingLoaderReport } from '#src/platform/resource/missing-loader.ts';
import { setResourceOwner } from '#src/platform/resource/resource-owner.ts';
import { sessionState } from '#src/state/identity/session-atoms.ts';
import { createAppRouter } from '#src/router.tsx';

type Router = ReturnType<typeof createAppRouter>;

/** An opened URL: the reads that its loader missed, the gateway's responses, and the page's content. */
export type Opened = { missed: string[]; statuses: number[]; main: Element | null };
export type PagesInProcess = Awaited<ReturnType<typeof startPages>>;

/** The app and its gateway in this very process. */
export async function startPages() {
  const gateway = await createTestGateway();
  const app = createApp(gateway);
  // The simulated page is set up after the gateway, which needs Node's own globals at its start, and before the code that uses
  // it.
  const { fetch, Request, Response, Headers, AbortController, AbortSignal, URL, URLSearchParams, Uint8Array } =
    globalThis;
  const navigator = Object.getOwnPropertyDescriptor(globalThis, 'navigator');
  populateGlobal(globalThis, new Window({ url: 'http://gateway.internal/' }), { bindFunctions: true });
  Object.assign(globalThis, { fetch, Request, Response, Headers, AbortController, AbortSignal });
  Object.assign(globalThis, { URL, URLSearchParams, Uint8Array });
  Object.defineProperty(globalThis, 'navigator', navigator ?? {});
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  const page = await import('@testing-library/react');
  let statuses: number[] = [];
  let underWay = 0;
  const inProcess: typeof fetch = async (input, init) => {
    underWay += 1;
    try {
      const answer = await app.request(input instanceof Request ? input.url : input, init);
      statuses.push(answer.status);
      return answer;
    } finally {
      underWay -= 1;
    }
  };
  /** The parts of a page with lazily loaded code and data have loaded. */
  const settle = () =>
    page.act(async () => {
      do await vi.dynamicImportSettled();
      while (underWay > 0);
    });
  configureHttp({ fetch: inProcess, origin: 'http://gateway.internal', getToken: () => null });

  /** Loads a URL and shows it, for a guest or a member. */
  async function open(address: string, member: boolean, change?: (router: Router) => void): Promise<Opened> {
    const missed: string[] = [];
    statuses = [];
    const path = new URL(address, 'http://gateway.internal').pathname;
    // A page that redirects, such as the login for a member, is no longer shown.
    setMissingLoaderReport(({ message }) => router.latestLocation.pathname === path && missed.push(message));
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
    await loadPageTexts(true);
    const router = createAppRouter(store, createMemoryHistory({ initialEntries: [address] }));
    change?.(router);
    await router.load();
    const view = await page.act(async () => page.render(<App store={store} i18n={i18n} router={router} />));
    const main = () => view.container.querySelector('main');
    await page.waitFor(() => expect(main()?.textContent, address).not.toBe(''));
    await settle();
    return { missed, statuses, main: main() };
  }

  const cleanUp = () => {
    page.cleanup();
    setMissingLoaderReport(undefined);
  };
  return { open, cleanUp, gateway, close: () => gateway.close() };
}
