import { workerContainer, hasController } from '#src/platform/base/browser-parts.ts';
import { addressOf } from '#src/platform/calls/address.ts';
import { hasRoomAhead } from '#src/platform/device/saves-data.ts';
import { applyWorkerMessage, hydratedRequests } from '#src/platform/resource/worker-updates.ts';
import type { Store } from '#src/platform/resource/resource.ts';
import { onWorkerMessage, postToWorker } from '#src/platform/worker/channel.ts';
import { gameIndexResource } from '#src/state/lobby/game-index.ts';
import { homeReads } from '#src/state/lobby/home-reads.ts';
import { languageAtom } from '#src/state/app/language.ts';
import { statusResource } from '#src/state/site/site.ts';

const readHomeAgain = (store: Store) =>
  Promise.all([
    statusResource.refresh(store),
    ...homeReads(store.get(languageAtom)).map((read) => read.refresh(store)),
  ]);

/**
 * Reads of home, those hydrated from this page's document, and where the connection has room the index of all games, for a search
 * without a network: the worker has to fetch them itself.
 */
async function greet(store: Store): Promise<void> {
  const language = store.get(languageAtom);
  const ahead = hasRoomAhead() ? [gameIndexResource.slot()] : [];
  const slots = [statusResource.slot(), ...homeReads(language).map((read) => read.slot()), ...ahead];
  const reads = [...slots.flatMap(({ request }) => request?.() ?? []), ...hydratedRequests(store)];
  const addresses = new Set(reads.map(({ call, query }) => addressOf(call.path, query)));
  await postToWorker({ type: 'hello', language, reads: [...addresses] });
}

/**
 * Connects this page to the service worker: its updates of cached answers reach the screen, and it learns which reads this page
 * needs offline. Called once.
 */
export function followWorker(store: Store): void {
  if (!workerContainer()) return;
  onWorkerMessage((message) => {
    // Home's cached document has changed: so has a value in it.
    if (message.type === 'changed' && message.address === '/') return void readHomeAgain(store);
    void applyWorkerMessage(message);
  });
  // If the calls' code fails to load, the next visit, or the next change of language, notifies the worker.
  const greetNow = () => void greet(store).catch(() => undefined);
  greetNow();
  store.sub(languageAtom, greetNow);
  if (!hasController()) reportReadAnnouncements();
}

/** Time for which addresses are collected before the worker is notified; ms. */
const gathering = 2000;

/** A first visit has no worker: it is sent the addresses that this page loaded, so that a second visit works offline. */
function reportReadAnnouncements(): void {
  if (typeof PerformanceObserver === 'undefined') return;
  const addresses: string[] = [];
  const tell = () => {
    void postToWorker({ type: 'seen', addresses: addresses.splice(0, 400) });
  };
  new PerformanceObserver((list) => {
    if (hasController()) return;
    if (addresses.length === 0) setTimeout(tell, gathering);
    for (const { name } of list.getEntries())
      if (name.startsWith(`${location.origin}/`)) addresses.push(name.slice(location.origin.length));
  }).observe({ type: 'resource', buffered: true });
}
