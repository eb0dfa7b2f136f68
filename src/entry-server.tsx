import { type AnyRouteMatch, createMemoryHistory } from '@tanstack/react-router';
import { createStore } from 'jotai';
import { prerender } from 'react-dom/static';
import { pageOfMatches } from '#src/components/kit/page.ts';
import { writeQuery } from '#src/contract/core/query-text.ts';
import type { Language } from '#src/contract/core/wire.ts';
import { configureHttp } from '#src/platform/calls/send.ts';
import { localeOf } from '#src/contract/core/locale.ts';
import { createI18n, loadWholeCatalogue } from '#src/platform/language/i18n.ts';
import { dehydrate } from '#src/platform/resource/resource.ts';
import { languageAtom } from '#src/state/app/language.ts';
import { siteOriginAtom } from '#src/state/site/site-origin.ts';
import { brandAtom } from '#src/state/site/site.ts';
import { App } from './app.tsx';
import { listPages } from './pages.ts';
import { createAppRouter } from './router.tsx';

type ServerInput = { origin: string; language: Language; fetch: typeof fetch };
type RenderInput = ServerInput & { /** Path and search. */ address: string };
/** `data` is JSON that is safe inside a script element; `scripts` are the inline scripts of `html` that we put there. */
type Rendered = {
  html: string;
  scripts: string[];
  data: string;
  title: string;
  lang: string;
};

const routerAt = (store: ReturnType<typeof createStore>, address = '/') =>
  createAppRouter(store, createMemoryHistory({ initialEntries: [address] }));

/** Every page, as its route describes it. */
export const pages = listPages(routerAt(createStore()));

/** A store for a guest, whose reads use `fetch`: the http module is configured for the whole bundle. */
function guestStore({ origin, language, fetch }: ServerInput) {
  configureHttp({ fetch, origin: 'http://gateway.internal', getToken: () => null });
  const store = createStore();
  store.set(languageAtom, language);
  store.set(siteOriginAtom, origin);
  return store;
}

/** The addresses of all prerendered pages except home's names: path and search, by the current data. */
export async function listAddresses(input: ServerInput): Promise<string[]> {
  const store = guestStore(input);
  const addresses = await Promise.all(
    pages.map(async ({ path, page: { served } }) => {
      if (served === undefined || served === 'always') return [];
      const searches = served === true ? [{}] : [{}, ...(await served(store))];
      return searches.map((search) => path + writeQuery(search));
    }),
  );
  return addresses.flat();
}

/** React adds these preloads before the content, for pictures that are part of it anyway. */
const imagePreloads = /^(?:<link rel="preload" as="image"[^>]*>)+/;

/** Escapes JSON, so that it cannot end a script element or start a comment. */
const scriptSafe = (json: string) =>
  json.replaceAll('<', '\\u003c').replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029');

/** The texts of the scripts with our mark, and the page without the marks. */
function takeScripts(marked: string, mark: string) {
  const scripts: string[] = [];
  const html = marked.replaceAll(
    new RegExp(`<script nonce="${mark}">([^]*?)</script>`, 'g'),
    (_, text: string) => `<script>${(scripts.push(text), text)}</script>`,
  );
  return { html, scripts };
}

/** Makes the reads of a guest's page through `fetch`, without rendering. One at a time. */
export async function load({ address, ...input }: RenderInput): Promise<void> {
  await routerAt(guestStore(input), address).load();
}

/** Renders a guest's page with the data that its loaders read through `fetch`, the gateway's own app. One at a time. */
export async function render({ address, ...input }: RenderInput): Promise<Rendered> {
  const store = guestStore(input);
  const i18n = createI18n(input.language, await loadWholeCatalogue(input.language));
  const router = routerAt(store, address);
  // Only the router knows this mark, so that no other script can pass for one of its own.
  const mark = crypto.randomUUID();
  router.options.ssr = { nonce: mark };
  await router.load();
  // Waits for lazy parts; nothing is moved to the end of the page, from where a script would have to move it back.
  const { prelude } = await prerender(<App store={store} i18n={i18n} router={router} />, {
    progressiveChunkSize: Infinity,
  });
  const { html, scripts } = takeScripts((await new Response(prelude).text()).replace(imagePreloads, ''), mark);
  // The router's own type of its matches depends on the order in which its routes are read.
  const { title } = pageOfMatches(router.state.matches as readonly AnyRouteMatch[]);
  return {
    html,
    scripts,
    data: scriptSafe(JSON.stringify(dehydrate(store))),
    title: `${i18n._(title)} · ${store.get(brandAtom)}`,
    lang: localeOf[input.language],
  };
}
