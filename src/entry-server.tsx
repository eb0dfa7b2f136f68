import { createMemoryHistory } from '@tanstack/react-router';
import { createStore } from 'jotai';
import { prerender } from 'react-dom/static';
import type { Language } from '#src/contract/wire.ts';
import { configureHttp } from '#src/platform/calls/send.ts';
import { createI18n, loadCatalogue, localeOf } from '#src/platform/language/i18n.ts';
import { dehydrate } from '#src/platform/resource/resource.ts';
import { hottestGamesResource } from '#src/state/hot-games.ts';
import { languageAtom } from '#src/state/language.ts';
import { App } from './app.tsx';
import { listPages } from './pages.ts';
import { createAppRouter } from './router.tsx';

export type RenderInput = { url: string; language: Language; fetch: typeof fetch };
/** `data` is JSON that is safe inside a script element; `scripts` are the inline scripts of `html` that we put there. */
export type Rendered = {
  html: string;
  scripts: string[];
  data: string;
  title: string;
  lang: string;
  status: number;
};

/** Every page, as its route describes it. */
export const pages = listPages(createAppRouter(createStore(), createMemoryHistory({ initialEntries: ['/'] })));

/** React puts these before the content, for pictures that stand in it anyway. */
const imagePreloads = /^(?:<link rel="preload" as="image"[^>]*>)+/;

/** Nothing in it can end a script element or start a comment. */
const scriptSafe = (json: string) =>
  json.replaceAll('<', '\\u003c').replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029');

/** The texts of the scripts that carry our mark, and the page without the marks. */
function takeScripts(marked: string, mark: string) {
  const scripts: string[] = [];
  const html = marked.replaceAll(
    new RegExp(`<script nonce="${mark}">([^]*?)</script>`, 'g'),
    (_, text: string) => `<script>${(scripts.push(text), text)}</script>`,
  );
  return { html, scripts };
}

/**
 * Renders a guest's page with the data that its loaders fetch through `fetch`, the gateway's own app. One at a time:
 * the http module is configured for the whole bundle.
 */
export async function render({ url, language, fetch }: RenderInput): Promise<Rendered> {
  configureHttp({ fetch, origin: 'http://gateway.internal', getToken: () => null });
  const store = createStore();
  store.set(languageAtom, language);
  const i18n = createI18n(language, await loadCatalogue(language));
  const router = createAppRouter(store, createMemoryHistory({ initialEntries: [new URL(url).pathname] }));
  // Only the router knows this mark, so that no script from elsewhere can pass for one of its own.
  const mark = crypto.randomUUID();
  router.options.ssr = { nonce: mark };
  await router.load();
  // Waits for what is loaded lazily; nothing is moved to the end of the page, where a script would have to put it back.
  const { prelude } = await prerender(<App store={store} i18n={i18n} router={router} />, {
    progressiveChunkSize: Infinity,
  });
  const { html, scripts } = takeScripts((await new Response(prelude).text()).replace(imagePreloads, ''), mark);
  return {
    html,
    scripts,
    data: scriptSafe(JSON.stringify(dehydrate(store))),
    title: 'Maré',
    lang: localeOf[language],
    status: hottestGamesResource.peek(store, { language }) ? 200 : 503,
  };
}
