import type { Gateway } from '#gateway/context/gateway.ts';
import { onePassAtATime } from '#gateway/process/one-pass.ts';
import { startWorker } from '#gateway/process/start-worker.ts';
import type { PixProvider } from '../provider.ts';
import { askAgain, payOut } from './pay-out.ts';

/** Pauses between two looks for what an operator has approved, or the bank has not decided; ms. */
const pauses = { busy: 1000, idle: 3000 };
const failure = 'withdrawals could not be paid out';

const passes = new WeakMap<Gateway['events'], (again: boolean) => void>();

/** Pays out at once what is due, where anything is paid out at all. */
export const payOutSoon = ({ events }: Pick<Gateway, 'events'>): void => passes.get(events)?.(false);

/** Asks the bank at once about all that it has, where anything is paid out at all: a webhook is a hint that this is worth it. */
export const hintPayouts = ({ events }: Pick<Gateway, 'events'>): void => passes.get(events)?.(true);

/** Pays out from now on; answers how to stop. */
export function startPayouts(gateway: Gateway, provider: PixProvider): () => Promise<void> {
  const { events, logger } = gateway;
  let taken = 0;
  const { run, idle } = onePassAtATime(async () => {
    taken = await payOut(gateway, provider);
  });
  passes.set(events, (again) => {
    (again ? askAgain(gateway) : Promise.resolve()).then(run).catch((error: unknown) => {
      logger.warn({ err: error }, failure);
    });
  });
  const stop = startWorker({
    logger,
    take: async () => {
      await run();
      return taken;
    },
    failure,
    pauseAfter: (n) => (n > 0 ? pauses.busy : pauses.idle),
  });
  return async () => {
    passes.delete(events);
    await stop();
    await idle();
  };
}
