import { createMemoryHistory } from '@tanstack/react-router';
import { createStore } from 'jotai';
import { renderToString } from 'react-dom/server';
import type { Language } from '#src/contract/wire.ts';
import { configureHttp } from '#src/platform/http.ts';
import { createI18n, loadCatalogue } from '#src/platform/i18n.ts';
import { dehydrate } from '#src/platform/resource.ts';
import { languageAtom } from '#src/state/language.ts';
import { App } from './app.tsx';
import { createAppRouter } from './router.tsx';

export type RenderInput = { url: string; language: Language; fetch: typeof fetch };
/** `data` is JSON that is safe inside a script element. */
export type Rendered = { html: string; data: string; title: string; lang: string };

/** Nothing in it can end a script element or start a comment. */
const scriptSafe = (json: string) =>
  json.replaceAll('<', '\\u003c').replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029');

/**
 * Renders a guest's page with the data that its loaders fetch through `fetch`, the gateway's own app. One at a time:
 * the http module is configured for the whole bundle.
 */
export async function render({ url, language, fetch }: RenderInput): Promise<Rendered> {
  configureHttp({ fetch, origin: 'http://gateway.internal', getToken: () => null, onSessionEnded: () => undefined });
  const store = createStore();
  store.set(languageAtom, language);
  const i18n = createI18n(language, await loadCatalogue(language));
  const router = createAppRouter(store, createMemoryHistory({ initialEntries: [url] }));
  await router.load();
  const html = renderToString(<App store={store} i18n={i18n} router={router} />);
  return {
    html,
    data: scriptSafe(JSON.stringify(dehydrate(store))),
    title: 'Maré',
    lang: language === 'pt' ? 'pt-BR' : 'en',
  };
}
