import { createStore } from 'jotai';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { getBoot } from '#src/boot/boot-state.ts';
import { appAnswers, hydrationBegins } from '#src/boot/hold-events.ts';
import { homeDataId, rootId } from '#src/contract/worker/home-document.ts';
import { within } from '#src/contract/core/within.ts';
import { configureHttp } from '#src/platform/calls/send.ts';
import { createI18n, detectLanguage, loadCatalogue, loadPageTexts, localeOf } from '#src/platform/language/i18n.ts';
import { hydrate, type Store } from '#src/platform/resource/resource.ts';
import { readTheme } from '#src/platform/device/theme.ts';
import { languageAtom } from '#src/state/app/language.ts';
import { hydratedPartsAtom, hydrationAtom } from '#src/state/app/hydrated.tsx';
import { restoreStatus } from '#src/state/site/site.ts';
import { themeAtom } from '#src/state/app/theme.ts';
import { until } from '#src/state/app/until.ts';
import { App } from './app.tsx';
import { bringPageTexts } from './page-texts.ts';
import { createAppRouter } from './router.tsx';
import './ui/tokens.css';
import './ui/base.css';
import type { AnyRouter } from '@tanstack/react-router';

/** A page in the background paints nothing: then it is this long; ms. */
const atMost = 100;

/** Resolves once what has changed so far is painted. */
const afterPaint = () =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, atMost);
    requestAnimationFrame(() => setTimeout(resolve));
  });

/**
 * A tap on a link is painted before the router looks for the page: the touch begins to fetch the page's code and data, the
 * click shows it, and each takes longer than a frame on a slow phone (budgets.md, tap on a menu entry).
 */
function paintFirst(router: AnyRouter): void {
  const { navigate, preloadRoute } = router;
  router.navigate = (options) => afterPaint().then(() => navigate(options));
  router.preloadRoute = (options) => afterPaint().then(() => preloadRoute(options));
}

/** A page whose code does not come holds the session up no longer than this; ms. */
const hydrationTimeout = 4000;
/** Between one try to get code that cannot be done without and the next; ms. */
const codePause = 3000;
/** What the document shows meanwhile waits no longer than this for a page to take its place; ms. */
const loadTimeout = 1500;

/** Ends the task, so that each of a start's steps is short and a finger finds someone between them. */
const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));

/** Environment → language → the data of the document → router → hydrate or render → stored session. */
async function start() {
  const root = document.getElementById(rootId);
  if (!root) throw new Error(`#${rootId} is missing from the document`);
  // How it was started decides who it is for the gateway; the router drops the parameter.
  const { search } = location;
  if (search.includes('source='))
    void import('#src/platform/device/display-mode.ts')
      .then(({ recordStart }) => recordStart(search))
      .catch(() => undefined);
  if (window.MareBridge)
    void import('#src/platform/device/external-links.ts')
      .then(({ sendLinksOut }) => sendLinksOut())
      .catch(() => undefined);
  const language = detectLanguage();
  const store = createStore();
  store.set(languageAtom, language);
  store.set(themeAtom, readTheme());
  const i18n = createI18n(language, await loadCatalogue(language));

  const data = document.getElementById(homeDataId)?.textContent;
  if (data) hydrate(store, JSON.parse(data));
  else await restoreStatus(store);
  const rendered = root.firstElementChild !== null && document.documentElement.lang.startsWith(language);

  document.documentElement.lang = localeOf[language];

  if (__DEVELOPMENT__ && location.pathname === '/gallery') {
    const { GalleryApp } = await import('#src/features/gallery/gallery-app.tsx');
    await loadPageTexts();
    createRoot(root).render(<GalleryApp store={store} i18n={i18n} />);
    return;
  }
  await nextTask();
  const router = createAppRouter(store);
  paintFirst(router);
  bringPageTexts(router);
  const app = <App store={store} i18n={i18n} router={router} />;
  if (rendered) {
    await nextTask();
    // A router that believes in a server keeps the tree free of Suspense boundaries which that server did not render.
    router.ssr = { manifest: undefined };
    await router.load();
    await nextTask();
    hydrationBegins();
    // The document's own script has put the page where it was left: what has been scrolled since stays.
    router.options.scrollRestoration = () => false;
    const parts = 1 + root.querySelectorAll('[data-hydrates]').length;
    const hydrated = until(store, hydratedPartsAtom, (done) => done >= parts, hydrationTimeout);
    store.set(hydrationAtom, hydrated);
    // A password manager or a translator has been here: what React would find is not what the server sent.
    const { served = [] } = getBoot();
    const changed =
      served.length !== root.querySelectorAll('*').length &&
      (await import('./start-changed.ts').catch(() => undefined));
    if (changed) changed.startChanged(root, app, served, hydrated);
    // In a transition React gives way to the finger and to the next frame as it goes.
    else startTransition(() => void hydrateRoot(root, app));
    // A member, or a language, found while the guest's page is still being hydrated would not fit it.
    await hydrated;
    router.options.scrollRestoration = true;
    // And the router notes where a page is only once that has been scrolled.
    document.dispatchEvent(new Event('scroll'));
    void startSession(store);
  } else {
    void startSession(store);
    await within(router.load(), loadTimeout);
    root.replaceChildren();
    createRoot(root).render(app);
  }
  appAnswers();
  // A worker that cannot be registered now is registered by the next visit.
  if (!__DEVELOPMENT__)
    void import('#src/state/worker/versions.ts')
      .then(({ watchVersions }) => watchVersions(store))
      .catch(() => undefined);
}

/** Who is signed in: asked once the page stands, since a guest's first screen needs none of that code. */
async function startSession(store: Store) {
  const { connectSession, restoreSession } = await sessionCode();
  configureHttp(connectSession(store));
  await restoreSession(store);
}

/** Everything waits for it: it is asked for until it comes. */
const sessionCode = (): Promise<typeof import('#src/state/identity/session.ts')> =>
  import('#src/state/identity/session.ts').catch(() =>
    new Promise((again) => setTimeout(again, codePause)).then(sessionCode),
  );

// The router reloads at once for an error that begins with the browser's words; that is not its to decide (missing-code.ts).
addEventListener('vite:preloadError', ({ payload }) => {
  payload.message = `Code is missing. ${payload.message}`;
});
void start();
