import { createStore } from 'jotai';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { getBoot } from '#src/boot/boot-state.ts';
import { appAnswers, hydrationBegins } from '#src/boot/hold-events.ts';
import { homeDataId, rootId } from '#src/contract/worker/home-document.ts';
import { within } from '#src/contract/core/within.ts';
import { configureHttp } from '#src/platform/calls/send.ts';
import { localeOf } from '#src/contract/core/locale.ts';
import { createI18n, detectLanguage, loadCatalogue, loadPageTexts } from '#src/platform/language/i18n.ts';
import { hydrate, type Store } from '#src/platform/resource/resource.ts';
import { readTheme } from '#src/platform/device/theme.ts';
import { languageAtom } from '#src/state/app/language.ts';
import { hydratedPartsAtom, hydrationAtom } from '#src/state/app/hydrated.tsx';
import { restoreStatus } from '#src/state/site/site.ts';
import { themeAtom } from '#src/state/app/theme.ts';
import { until } from '#src/state/app/until.ts';
import { whenIdle } from '#src/ui/when-idle.ts';
import { App } from './app.tsx';
import { bringPageTexts } from './page-texts.ts';
import { createAppRouter } from './router.tsx';
import './ui/tokens.css';
import './ui/base.css';
import type { AnyRouter } from '@tanstack/react-router';

/** A page in the background does not paint: then the timeout is this; ms. */
const atMost = 100;

/** Resolves once pending changes are painted. */
const afterPaint = () =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, atMost);
    requestAnimationFrame(() => setTimeout(resolve));
  });

/** Resolves once the browser is idle, so that the end of a tap is painted first. */
const afterIdle = () => new Promise<void>((resolve) => void whenIdle(resolve, atMost, 0));

/**
 * A tap on a link is painted before the router loads the page: the touch prefetches the page's code and data, the click shows it,
 * and each takes longer than a frame on a slow phone (budgets.md, tap on a menu entry).
 */
function paintFirst(router: AnyRouter): void {
  const { navigate, preloadRoute } = router;
  router.navigate = (options) => afterPaint().then(() => navigate(options));
  router.preloadRoute = (options) =>
    afterPaint()
      .then(afterIdle)
      .then(() => preloadRoute(options));
}

/** Timeout of a page's code, after which the session is restored anyway; ms. */
const hydrationTimeout = 4000;
/** Retry interval for code that the app cannot start without; ms. */
const codePause = 3000;
/** Timeout after which the document's placeholder no longer waits for a page; ms. */
const loadTimeout = 1500;

/** Ends the task, so that each step of a start is short and input is handled in between. */
const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));

/** Environment → language → the data of the document → router → hydrate or render → stored session. */
async function start() {
  const root = document.getElementById(rootId);
  if (!root) throw new Error(`#${rootId} is missing from the document`);
  // The display mode at the start is reported to the gateway; the router drops the parameter.
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
    await loadPageTexts(true);
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
    // A router in server mode keeps the tree free of Suspense boundaries which that server did not render.
    router.ssr = { manifest: undefined };
    await router.load();
    await nextTask();
    hydrationBegins();
    // The document's own script has restored the scroll position: later scrolling by the reader is kept.
    router.options.scrollRestoration = () => false;
    const parts = 1 + root.querySelectorAll('[data-hydrates]').length;
    const hydrated = until(store, hydratedPartsAtom, (done) => done >= parts, hydrationTimeout);
    store.set(hydrationAtom, hydrated);
    // A password manager or a translator has changed the document: hydration would not find the server's markup.
    const { served = [] } = getBoot();
    const changed =
      served.length !== root.querySelectorAll('*').length &&
      (await import('./start-changed.ts').catch(() => undefined));
    if (changed) changed.startChanged(root, app, served, hydrated);
    // In a transition React yields to input and to the next frame.
    else startTransition(() => void hydrateRoot(root, app));
    // A member, or a language, found during the hydration of the guest's page would not match it.
    await hydrated;
    router.options.scrollRestoration = true;
    // The router records a page's scroll position only after it has been scrolled.
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

/** Restores the session: after the page has rendered, since a guest's first screen needs none of that code. */
async function startSession(store: Store) {
  const { connectSession, restoreSession } = await sessionCode();
  configureHttp(connectSession(store));
  await restoreSession(store);
}

/** The app cannot start without it: it is retried until it loads. */
const sessionCode = (): Promise<typeof import('#src/state/identity/session.ts')> =>
  import('#src/state/identity/session.ts').catch(() =>
    new Promise((again) => setTimeout(again, codePause)).then(sessionCode),
  );

// The router reloads at once for an error with the browser's message; missing-code.ts decides that instead.
addEventListener('vite:preloadError', ({ payload }) => {
  payload.message = `Code is missing. ${payload.message}`;
});
void start();
