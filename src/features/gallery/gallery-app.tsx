import type { I18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { Provider } from 'jotai';
import type { Store } from '#src/platform/resource/resource.ts';
import { GalleryPage } from './gallery-page.tsx';

/** The gallery with the providers that its components need: a store and texts. */
export function GalleryApp({ store, i18n }: { store: Store; i18n: I18n }) {
  return (
    <Provider store={store}>
      <I18nProvider i18n={i18n}>
        <GalleryPage />
      </I18nProvider>
    </Provider>
  );
}
