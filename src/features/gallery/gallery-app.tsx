import type { I18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { Provider } from 'jotai';
import type { Store } from '#src/platform/resource/resource.ts';
import { GalleryPage } from './gallery-page.tsx';

/** The gallery with what its forms and lists need around them: texts, a store, and a router of one page. */
export function GalleryApp({ store, i18n }: { store: Store; i18n: I18n }) {
  const routeTree = createRootRoute({
    component: GalleryPage,
    notFoundComponent: GalleryPage,
    staticData: { page: null },
  });
  return (
    <Provider store={store}>
      <I18nProvider i18n={i18n}>
        <RouterProvider router={createRouter({ routeTree })} />
      </I18nProvider>
    </Provider>
  );
}
