import { cleanupOutdatedCaches, createHandlerBoundToURL, getCacheKeyForURL, precache } from 'workbox-precaching';
import { cacheReads, readsFor } from './caching.ts';
import { home, recordLanguage } from './documents.ts';
import { isImage, cacheImages } from './images.ts';
import { forgetMember } from './member-cache.ts';
import { receive } from './messages.ts';
import { isHome, isPage, pageNames } from './navigation.ts';
import { repeatMessages } from './notify-pages.ts';
import { answerPage } from './shell.ts';
import { listenToPush } from './push.ts';
import { answerVipPage, vipPath } from './vip-page.ts';
import { prepareUpdates } from './updates.ts';

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
