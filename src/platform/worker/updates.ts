import { askBuild, type BuildAnswer, skipWaiting } from '#src/contract/worker-update.ts';
import { askForAnswer, within } from '#src/contract/within.ts';

/** A worker that does not say which build it is within this time is none of the app's; ms. */
const answerWithin = 2000;
/** A worker that was told to take over and did not is not waited for any longer; ms. */
const takeOverWithin = 5000;

export type UpdateWatch = {
  /** Asks the server whether there is a newer worker; resolves once one that was found is installed or has failed. */
  readonly check: () => Promise<void>;
  /** Lets the worker that waits, if there is one, take charge of every tab; resolves when it has, or won't. */
  readonly takeOver: () => Promise<void>;
  readonly stop: () => void;
};

/**
 * Watches a registration for versions newer than the page. `onUpdate` hears of each one: `waiting` has been installed and
 * waits to be asked, `active` has taken charge because another tab asked. The first worker of a page that had none is no
 * update; neither is one that cannot say which build it is, such as the one that removes itself.
 */
export function watchUpdates(
  registration: ServiceWorkerRegistration,
  onUpdate: (how: 'waiting' | 'active', build: string) => void,
): UpdateWatch {
  const { serviceWorker } = navigator;
  let controlled = serviceWorker.controller !== null;
  const listening = new AbortController();
  const { signal } = listening;

  const consider = async (worker: ServiceWorker, how: 'waiting' | 'active') => {
    const build = await readBuild(worker);
    if (build !== undefined && worker.state !== 'redundant' && !signal.aborted) onUpdate(how, build);
  };
  const follow = (worker: ServiceWorker | null) => {
    // Nothing is replaced by a first worker.
    if (!worker || !registration.active) return;
    worker.addEventListener('statechange', () => worker.state === 'installed' && void consider(worker, 'waiting'), {
      signal,
    });
  };
  if (registration.waiting) void consider(registration.waiting, 'waiting');
  follow(registration.installing);
  registration.addEventListener('updatefound', () => follow(registration.installing), { signal });
  serviceWorker.addEventListener(
    'controllerchange',
    () => {
      const { controller } = serviceWorker;
      if (controlled && controller) void consider(controller, 'active');
      controlled = true;
    },
    { signal },
  );

  return {
    check: async () => {
      // Offline, or the registration is gone: the next check asks again.
      await registration.update().catch(() => undefined);
      const { installing } = registration;
      if (installing) await settled(installing, ['installed', 'activated', 'redundant'], signal);
    },
    takeOver: async () => {
      const { waiting } = registration;
      if (!waiting) return;
      const done = settled(waiting, ['activated', 'redundant'], signal);
      waiting.postMessage({ type: skipWaiting }, []);
      await within(done, takeOverWithin);
    },
    stop: () => listening.abort(),
  };
}

/** Which build a worker is; undefined when it does not answer. */
async function readBuild(worker: ServiceWorker): Promise<string | undefined> {
  const answer = await askForAnswer(worker, { type: askBuild }, answerWithin);
  return (answer as BuildAnswer | undefined)?.build;
}

function settled(worker: ServiceWorker, states: readonly ServiceWorkerState[], signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const look = () => states.includes(worker.state) && resolve();
    worker.addEventListener('statechange', look, { signal });
    signal.addEventListener('abort', () => resolve());
    look();
  });
}
