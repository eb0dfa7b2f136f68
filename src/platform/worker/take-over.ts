import { skipWaiting } from '#src/contract/worker/worker-update.ts';
import { within } from '#src/contract/core/within.ts';
import { startWorker } from '#src/platform/device/start-worker.ts';
import nudgeUrl from './nudge.worker.ts?worker&url';

/** A worker that was told to take over and has not begun to is not waited for any longer; ms. */
const takeOverWithin = 5000;
/** One that has begun to gets this long altogether: it is in charge then, and the browser holds a reload until it is activated; ms. */
const activatedWithin = 10_000;
/** How often the browser is made to try again; ms. */
const nudgeEvery = 250;

/**
 * Lets the worker that waits take charge of every tab; answers whether it is in charge, or no other waits. One that asks by itself to take over
 * is not `asked`.
 *
 * Chromium stops the outgoing worker first, once. A request that comes from any tab while it stops starts it anew, and the take-over is
 * forgotten; to ask again is of no use. But whenever a page of the site loads a document or the script of a worker, Chromium looks whether a
 * version waits: so a worker that ends at once is started until the take-over has begun (decision 014).
 */
export async function takeOver(registration: ServiceWorkerRegistration, asked = true): Promise<boolean> {
  const begun = performance.now();
  const timeLeft = (ms: number) => begun + ms - performance.now();
  let told: ServiceWorker | undefined;
  for (let { waiting } = registration; waiting; { waiting } = registration) {
    if (timeLeft(takeOverWithin) <= 0) return false;
    const changed = nextState(waiting);
    if (waiting === told) nudge();
    // Another version may have been installed meanwhile.
    else if (asked) waiting.postMessage({ type: skipWaiting }, []);
    told = waiting;
    await within(changed, nudgeEvery);
  }
  while (told?.state === 'activating' && timeLeft(activatedWithin) > 0)
    await within(nextState(told), timeLeft(activatedWithin));
  return true;
}

function nudge(): void {
  try {
    startWorker(nudgeUrl);
  } catch {
    // A browser without workers of this kind tries by itself, or not at all.
  }
}

const nextState = (worker: ServiceWorker): Promise<void> =>
  new Promise((resolve) => worker.addEventListener('statechange', () => resolve(), { once: true }));
