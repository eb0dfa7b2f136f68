import type { Gateway } from '#gateway/context/gateway.ts';
import { startWorker } from '#gateway/process/start-worker.ts';
import { foldRounds } from './fold-rounds.ts';

/** Pause between two looks whether there are changes; ms. */
const pause = 5000;

/** Keeps the sums of large teams' rounds from now on; answers how to stop. SQLite has none. */
export function startFolding(gateway: Gateway): () => Promise<void> {
  if (gateway.dialect === 'sqlite') return () => Promise.resolve();
  return startWorker({
    logger: gateway.logger,
    take: () => foldRounds(gateway),
    failure: 'rounds of large teams could not be summed up',
    pauseAfter: () => pause,
  });
}
