import type { Gateway } from '#gateway/context/gateway.ts';
import { startWorker } from '#gateway/process/start-worker.ts';
import { closeDays } from './close-days.ts';
import { payRebates } from './pay-rebates.ts';

/** Pauses between two looks for days that are over and rebates that are due; ms. */
const pauses = { busy: 1000, idle: 60_000 };

/** Closes days and pays rebates from now on; answers how to stop. */
export const startClosing = (gateway: Gateway): (() => Promise<void>) =>
  startWorker({
    logger: gateway.logger,
    take: async () => (await closeDays(gateway)) + (await payRebates(gateway)),
    failure: 'days of teams could not be closed',
    pauseAfter: (taken) => (taken > 0 ? pauses.busy : pauses.idle),
  });
