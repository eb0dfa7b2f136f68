import { areas } from '../areas.ts';
import type { Gateway } from '../context/gateway.ts';

const every = 15 * 60_000;

/** Removes expired rows now and every quarter of an hour; returns a function that stops it. */
export function sweepRegularly(gateway: Gateway): () => Promise<void> {
  const sweep = async () => {
    try {
      for (const sweepArea of areas.flatMap(({ sweeps }) => sweeps)) await sweepArea(gateway);
    } catch (error) {
      gateway.logger.warn({ err: error }, 'expired rows could not be removed');
    }
  };
  let last = sweep();
  const timer = setInterval(() => {
    last = sweep();
  }, every);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await last;
  };
}
