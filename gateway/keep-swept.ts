import type { Gateway } from './context.ts';
import { sweepPlay } from './domain/sweep.ts';

const every = 15 * 60_000;

/** Removes what has expired from the database now and every quarter of an hour; answers how to stop. */
export function keepSwept(gateway: Gateway): () => void {
  const sweep = () => {
    sweepPlay(gateway).catch((error: unknown) => gateway.logger.warn({ err: error }, 'expired rows could not be removed'));
  };
  const timer = setInterval(sweep, every);
  timer.unref();
  sweep();
  return () => clearInterval(timer);
}
