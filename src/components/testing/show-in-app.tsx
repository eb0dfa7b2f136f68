import { setupI18n, type Messages } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import {
  createBrowserHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router';
import { configure, render } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import type { FC, ReactNode } from 'react';
import type { Page as PageOfRoute } from '#src/components/kit/page.ts';
import { readQuery, writeQuery } from '#src/contract/core/query-text.ts';
import { languageAtom } from '#src/state/app/language.ts';

// A lazy part's module is transformed and compiled first, which may take more than a second on a busy machine.
configure({ asyncUtilTimeout: 20_000 });

/** An empty store and English texts around components that need no router. */
export function inEnglish() {
  const store = createStore();
  store.set(languageAtom, 'en');
  const i18n = setupI18n();
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  const wrap = (children: ReactNode) => (
    <Provider store={store}>
      <I18nProvider i18n={i18n}>{children}</I18nProvider>
    </Provider>
  );
  return { wrap, store, i18n };
}

/**
 * Renders a component at a path of a small app in English: store, texts and router are real. `speak` changes the language to a
 * test catalogue. `page`: the route's page, if the component reads it. `shownAt` may have a query.
 */
export async function showInApp(Page: FC, page: PageOfRoute | null = null, shownAt = '/page') {
  history.replaceState(null, '', '/before');
  const root = createRootRoute({ component: Outlet, staticData: { page: null } });
  const at = (route: string, component: FC) =>
    createRoute({ getParentRoute: () => root, path: route, component, staticData: { page } });
  const [path = shownAt] = shownAt.split('?');
  const routeTree = root.addChildren([at(path, Page), at('/before', () => 'before'), at('/next', () => 'next')]);
  const router = createRouter({
    routeTree,
    history: createBrowserHistory(),
    parseSearch: readQuery,
    stringifySearch: writeQuery,
  });
  await router.load();
  router.history.push(shownAt);
  await router.load();
  const { wrap, store, i18n } = inEnglish();
  const { container } = render(wrap(<RouterProvider router={router} />));
  const speak = (messages: Messages) => {
    i18n.loadAndActivate({ locale: 'pt', messages });
    store.set(languageAtom, 'pt');
  };
  return { container, store, router, speak };
}
