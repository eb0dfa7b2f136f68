import type { Gateway } from '#gateway/context/gateway.ts';
import { startWorker } from '#gateway/process/start-worker.ts';
import { sumTails } from './sum-tails.ts';

/** Pause between two looks whether large teams are to be summed up again; ms. */
const pause = 5000;

/** Sums up large teams from now on; answers how to stop. Not on SQLite, whose one connection would keep every bet waiting. */
export function startSumming(gateway: Gateway): () => Promise<void> {
  if (gateway.dialect === 'sqlite') return () => Promise.resolve();
  return startWorker({
    logger: gateway.logger,
    take: () => sumTails(gateway),
    failure: 'large teams could not be summed up',
    pauseAfter: () => pause,
  });
}
