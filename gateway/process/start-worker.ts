import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from './logger.ts';

type Work = {
  readonly logger: Logger;
  /** Processes due work; returns the number of items. */
  readonly take: () => Promise<number>;
  /** Log message of a failure. */
  readonly failure: string;
  /** Delay until the next poll, given the number of items processed; ms. */
  readonly pauseAfter: (taken: number) => number;
};

/** Starts polling for due work; returns a function that stops it and waits for the poll in progress. */
export function startWorker({ logger, take, failure, pauseAfter }: Work): () => Promise<void> {
  const stopping = new AbortController();
  const run = async () => {
    while (!stopping.signal.aborted) {
      const taken = await take().catch((error: unknown) => {
        logger.warn({ err: error }, failure);
        return 0;
      });
      await wait(pauseAfter(taken), undefined, { signal: stopping.signal, ref: false }).catch(() => undefined);
    }
  };
  const running = run();
  return async () => {
    stopping.abort();
    await running;
  };
}
