import { skipWaiting } from '#src/contract/worker/worker-update.ts';
import { within } from '#src/contract/core/within.ts';
import { startWorker } from '#src/platform/device/start-worker.ts';
import nudgeUrl from './nudge.worker.ts?worker&url';

/** Timeout for a worker to start a requested take-over; ms. */
const takeOverWithin = 5000;
/**
 * Total timeout once a take-over has started: the worker is in control then, and the browser holds a reload until it is
 * activated; ms.
 */
const activatedWithin = 10_000;
/** Retry interval; ms. */
const nudgeEvery = 250;

/**
 * Lets the waiting worker take control of every tab; resolves with whether it is in control, or no other waits. A worker that
 * takes over by itself is not `asked`.
 *
 * Chromium stops the outgoing worker first, once. A request from any tab meanwhile restarts it, and the take-over is dropped;
 * asking again has no effect. But whenever a page of the site loads a document or a worker's script, Chromium checks for a
 * waiting version: so a worker that ends at once is started until the take-over has begun (decision 014).
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
    // A browser without workers of this kind retries by itself, or not at all.
  }
}

const nextState = (worker: ServiceWorker): Promise<void> =>
  new Promise((resolve) => worker.addEventListener('statechange', () => resolve(), { once: true }));
