import type { Gateway } from '#gateway/context/gateway.ts';
import { startWorker } from '#gateway/process/start-worker.ts';
import { foldRounds } from './rounds/fold-rounds.ts';
import { sumTails } from './tails/sum-tails.ts';

/** Pause between two looks whether there is something to sum up; ms. */
const pause = 5000;

/** A job that sums up large teams; it answers how to stop. Not on SQLite, whose one connection would keep every bet waiting. */
const jobOf =
  (take: (gateway: Gateway) => Promise<number>, failure: string) =>
  (gateway: Gateway): (() => Promise<void>) =>
    gateway.dialect === 'sqlite'
      ? () => Promise.resolve()
      : startWorker({ logger: gateway.logger, take: () => take(gateway), failure, pauseAfter: () => pause });

export const startSumming = jobOf(sumTails, 'large teams could not be summed up');
export const startFolding = jobOf(foldRounds, 'rounds of large teams could not be summed up');
