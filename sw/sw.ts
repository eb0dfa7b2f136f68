import { cleanupOutdatedCaches, createHandlerBoundToURL, getCacheKeyForURL, precache } from 'workbox-precaching';
import * as v from 'valibot';
import { PageMessage } from '#src/contract/worker/worker-messages.ts';
import { cacheReads, readsFor } from './caching.ts';
import { home, recordLanguage, answerVipPage, vipPath } from './documents.ts';
import { cacheImages, isImage } from './images.ts';
import { forgetMember } from './member-cache.ts';
import { isHome, isPage, pageNames } from './navigation.ts';
import { repeatMessages } from './notify-pages.ts';
import { answerPage } from './shell.ts';
import { listenToPush } from './push.ts';
import { prepareUpdates } from './updates.ts';

type Told<T extends PageMessage['type']> = Extract<PageMessage, { type: T }>;
/** Handler of each message; the returned promise keeps the worker alive. */
type Receivers = {
  [T in PageMessage['type']]: (message: Told<T>, event: ExtendableMessageEvent) => Promise<unknown> | void;
};

/**
 * Dispatches a page's message to its handler; the page is notified through its port when that is done. Anything else is ignored.
 */
function receive(event: ExtendableMessageEvent, receivers: Receivers): void {
  const message = v.safeParse(PageMessage, event.data);
  if (!message.success) return;
  const receiver = receivers[message.output.type] as (told: PageMessage, event: ExtendableMessageEvent) => unknown;
  const done = Promise.resolve(receiver(message.output, event)).then(
    () => event.ports[0]?.postMessage('done'),
    () => undefined,
  );
  event.waitUntil(done);
}

declare const self: ServiceWorkerGlobalScope;

const { origin } = self.location;
const absolute = (addresses: readonly string[]) => addresses.map((address) => origin + address);
const isOwnAsset = (path: string) => getCacheKeyForURL(path) !== undefined;

precache(prepareUpdates(self, self.__WB_MANIFEST));
cleanupOutdatedCaches();

const shellOf = createHandlerBoundToURL('/index.html');

/**
 * The handler of a request: a page's document, the VIP page, a file of this build, a cache of reads and pictures; undefined for the network.
 */
function answerFor(event: FetchEvent): Promise<Response> | undefined {
  const { request } = event;
  const url = new URL(request.url);
  url.hash = '';
  if (request.method !== 'GET') return undefined;
  if (request.mode === 'navigate' && url.origin === origin && isPage(url, pageNames)) {
    const navigation = { request, extend: (work: Promise<unknown>) => event.waitUntil(work) };
    const page = isHome(url, pageNames) ? home : url.pathname + url.search;
    return answerPage(page, navigation, () => shellOf({ request, url, event }), isOwnAsset);
  }
  if (url.origin === origin && url.pathname === vipPath) return answerVipPage(request);
  // '/' is not one of the files: it has its own document.
  if (isOwnAsset(url.href)) return createHandlerBoundToURL(url.href)({ request, url, event });
  return readsFor(request, origin)?.answer(request, (work) => event.waitUntil(work));
}

self.addEventListener('fetch', (event) => {
  const answer = answerFor(event);
  if (answer) event.respondWith(answer);
});
self.addEventListener('message', (event) =>
  receive(event, {
    hello: async ({ language, reads }, { source }) => {
      if (source) repeatMessages(source);
      await Promise.all([recordLanguage(language, isOwnAsset), cacheReads(absolute(reads))]);
    },
    seen: async ({ addresses }) => {
      const urls = absolute(addresses);
      await Promise.all([cacheReads(urls), cacheImages(urls.filter((url) => isImage(url, origin)))]);
    },
    'forget-member': () => forgetMember(),
  }),
);

listenToPush();
