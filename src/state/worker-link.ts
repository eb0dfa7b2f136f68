import { listAnnouncements } from '#src/contract/announcements.ts';
import type { Call } from '#src/contract/call.ts';
import { getVassGameType, hotGames } from '#src/contract/games.ts';
import { systemStatus } from '#src/contract/system.ts';
import { rankList } from '#src/contract/winners.ts';
import type { Language } from '#src/contract/wire.ts';
import { toSearch } from '#src/platform/calls/http.ts';
import { addressOf, applyWorkerMessage } from '#src/platform/resource/reading.ts';
import type { Store } from '#src/platform/resource/resource.ts';
import { onWorkerMessage, tellWorker } from '#src/platform/worker/channel.ts';
import { homeAnnouncementsQuery, homeAnnouncementsResource } from './announcements.ts';
import { hotGamesQuery, hottestGamesResource } from './hot-games.ts';
import { languageAtom } from './language.ts';
import { statusResource } from './site.ts';
import { vendorSortingResource, vendorsQuery } from './vendors.ts';
import { winnersQuery, winnersResource } from './winners.ts';

/** What home is made of. A first visit brings it in the document: the worker has to fetch it for itself. */
const homeReads = (language: Language): [Call, object][] => [
  [systemStatus, {}],
  [hotGames, hotGamesQuery(language)],
  [getVassGameType, vendorsQuery],
  [listAnnouncements, homeAnnouncementsQuery(language)],
  [rankList, winnersQuery(language)],
];

async function readHomeAgain(store: Store): Promise<void> {
  const language = store.get(languageAtom);
  await Promise.all([
    statusResource.refresh(store),
    hottestGamesResource.refresh(store, { language }),
    vendorSortingResource.refresh(store),
    homeAnnouncementsResource.refresh(store, { language }),
    winnersResource.refresh(store, { language }),
  ]);
}

/**
 * Ties this page to the service worker: what the worker finds out about a kept answer reaches the screen, and the worker
 * learns what this page needs without a network. Called once.
 */
export function followWorker(store: Store): void {
  if (!('serviceWorker' in navigator)) return;
  onWorkerMessage((message) => {
    // Home's document has changed since it was kept: so has something that it brought.
    if (message.type === 'changed' && message.address === '/') return void readHomeAgain(store);
    void applyWorkerMessage(message);
  });
  const greet = () => {
    const language = store.get(languageAtom);
    const reads = homeReads(language).map(([call, query]) => addressOf(call.path, toSearch(query)));
    void tellWorker({ type: 'hello', language, reads });
  };
  greet();
  store.sub(languageAtom, greet);
  if (!navigator.serviceWorker.controller) tellWhatWasSeen();
}

/** How long addresses are gathered before the worker is told; ms. */
const gathering = 2000;

/** The first visit is not the worker's: it is told what this page loads, so that a second one needs no network for it. */
function tellWhatWasSeen(): void {
  if (typeof PerformanceObserver === 'undefined') return;
  const addresses: string[] = [];
  const tell = () => {
    void tellWorker({ type: 'seen', addresses: addresses.splice(0, 400) });
  };
  new PerformanceObserver((list) => {
    if (navigator.serviceWorker.controller) return;
    if (addresses.length === 0) setTimeout(tell, gathering);
    for (const { name } of list.getEntries())
      if (name.startsWith(`${location.origin}/`)) addresses.push(name.slice(location.origin.length));
  }).observe({ type: 'resource', buffered: true });
}
