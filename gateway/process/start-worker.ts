import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from './logger.ts';

type Work = {
  readonly logger: Logger;
  /** Takes up what is due; answers how many that were. */
  readonly take: () => Promise<number>;
  /** What the log says when that fails. */
  readonly failure: string;
  /** How long to the next look when so many were taken up; ms. */
  readonly pauseAfter: (taken: number) => number;
};

/** Takes up what becomes due from now on; answers how to stop, which waits for the look that is under way. */
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
