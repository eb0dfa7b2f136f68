import { workerContainer, hasController } from '#src/platform/base/browser-parts.ts';
import { askBuild, type BuildAnswer, type BuildQuestion } from '#src/contract/worker/worker-update.ts';
import { askForAnswer } from '#src/contract/core/within.ts';
import { pageBuild, readServerBuild } from './build.ts';
import { takeOver } from './take-over.ts';

/** A worker that does not report its build within this time is not the app's; ms. */
const answerWithin = 2000;

/**
 * How a version became newer than the page: `waiting` is installed and waits to be asked, `active` has taken control because
 * another tab asked, `older` was in control before this page checked: the page came from the caches of the previous one.
 */
export type UpdateKind = 'waiting' | 'active' | 'older';

export type UpdateWatch = {
  /** Asks the server for a newer worker; resolves once one that was found is installed or has failed. */
  readonly check: () => Promise<void>;
  /** Lets the waiting worker, if any, take control of every tab; resolves with whether it has. */
  readonly takeOver: () => Promise<boolean>;
  readonly stop: () => void;
};

/**
 * Watches a registration for versions newer than the page; `onUpdate` is called for each one. The first worker of a page without
 * one is no update; neither is one that cannot report its build, such as the one that removes itself.
 */
export function watchUpdates(
  registration: ServiceWorkerRegistration,
  onUpdate: (how: UpdateKind, build: string) => void,
): UpdateWatch {
  const container = workerContainer();
  let controlled = hasController();
  const listening = new AbortController();
  const { signal } = listening;

  const consider = async (worker: ServiceWorker, how: 'waiting' | 'active') => {
    const answer = await readBuild(worker);
    if (worker.state === 'redundant' || signal.aborted) return;
    if (answer) onUpdate(how, answer.build);
    // The worker of the kill switch takes over by itself, and its take-over may be dropped like any other.
    else void takeOver(registration, false);
  };
  const compare = async () => {
    const controller = container?.controller;
    const answer = controller ? await readBuild(controller) : undefined;
    if (answer?.own !== false) return;
    // A page from the network may be newer than its worker: then it is the server's version.
    const newest = await readServerBuild();
    const isOlder = newest !== undefined && newest !== pageBuild();
    if (isOlder && container?.controller === controller && !signal.aborted) onUpdate('older', answer.build);
  };
  const follow = (worker: ServiceWorker | null) => {
    // A first worker replaces nothing.
    if (!worker || !registration.active) return;
    worker.addEventListener('statechange', () => worker.state === 'installed' && void consider(worker, 'waiting'), {
      signal,
    });
  };
  void compare();
  if (registration.waiting) void consider(registration.waiting, 'waiting');
  follow(registration.installing);
  registration.addEventListener('updatefound', () => follow(registration.installing), { signal });
  container?.addEventListener(
    'controllerchange',
    () => {
      const { controller } = container;
      if (controlled && controller) void consider(controller, 'active');
      controlled = true;
    },
    { signal },
  );

  return {
    check: async () => {
      // Offline, or unregistered: the next check retries.
      await registration.update().catch(() => undefined);
      const { installing } = registration;
      if (installing) await installed(installing, signal);
      await compare();
    },
    takeOver: () => takeOver(registration),
    stop: () => listening.abort(),
  };
}

/** The worker's builds, its own and the page's; undefined on timeout. */
async function readBuild(worker: ServiceWorker): Promise<BuildAnswer | undefined> {
  const question: BuildQuestion = { type: askBuild, entry: pageBuild() };
  return (await askForAnswer(worker, question, answerWithin)) as BuildAnswer | undefined;
}

/** Settles when a worker is installed, or has failed to install. */
function installed(worker: ServiceWorker, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const look = () => worker.state !== 'installing' && resolve();
    worker.addEventListener('statechange', look, { signal });
    signal.addEventListener('abort', () => resolve());
    look();
  });
}
