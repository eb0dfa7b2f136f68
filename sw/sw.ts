import {
  addRoute,
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  getCacheKeyForURL,
  precache,
} from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { cacheReads, readsFor } from './caching.ts';
import { home, noteLanguage } from './documents.ts';
import { isImage, cacheImages } from './images.ts';
import { forgetMember } from './member-cache.ts';
import { receive } from './messages.ts';
import { isHome, isPage, pageNames } from './navigation.ts';
import { repeatMessages } from './tell-pages.ts';
import { answerPage } from './shell.ts';
import { listenToPush } from './push.ts';
import { prepareUpdates } from './updates.ts';

declare const self: ServiceWorkerGlobalScope;

const { origin } = self.location;
const absolute = (addresses: readonly string[]) => addresses.map((address) => origin + address);
const isOwnAsset = (path: string) => getCacheKeyForURL(path) !== undefined;

precache(prepareUpdates(self, self.__WB_MANIFEST));
cleanupOutdatedCaches();

const shellOf = createHandlerBoundToURL('/index.html');
registerRoute(
  ({ request, url, sameOrigin }) => request.mode === 'navigate' && sameOrigin && isPage(url, pageNames),
  async ({ request, url, event }) => {
    const navigation = { request, extend: (work: Promise<unknown>) => event.waitUntil(work) };
    const shell = () => shellOf({ request, url, event });
    const page = isHome(url, pageNames) ? home : url.pathname + url.search;
    return answerPage(page, navigation, shell, isOwnAsset);
  },
);
// The files of this build. '/' is no name for one of them: it has a document of its own.
addRoute({ directoryIndex: '', cleanURLs: false });
registerRoute(
  ({ request }) => readsFor(request, origin) !== undefined,
  async ({ request, event }) =>
    readsFor(request, origin)?.answer(request, (work) => event.waitUntil(work)) ?? fetch(request),
);
self.addEventListener('message', (event) =>
  receive(event, {
    hello: async ({ language, reads }, { source }) => {
      if (source) repeatMessages(source);
      await Promise.all([noteLanguage(language, isOwnAsset), cacheReads(absolute(reads))]);
    },
    seen: async ({ addresses }) => {
      const urls = absolute(addresses);
      await Promise.all([cacheReads(urls), cacheImages(urls.filter((url) => isImage(url, origin)))]);
    },
    'forget-member': () => forgetMember(),
  }),
);

listenToPush();
