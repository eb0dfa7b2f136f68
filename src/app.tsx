import type { I18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { RouterProvider } from '@tanstack/react-router';
import { Provider } from 'jotai';
import type { Store } from '#src/platform/resource/resource.ts';
import type { createAppRouter } from './router.tsx';

/** The whole tree, the same on the server and in the browser. */
export function App({ store, i18n, router }: { store: Store; i18n: I18n; router: ReturnType<typeof createAppRouter> }) {
  return (
    <Provider store={store}>
      <I18nProvider i18n={i18n}>
        <RouterProvider router={router} />
      </I18nProvider>
    </Provider>
  );
}
