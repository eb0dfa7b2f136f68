import type { Gateway } from '#gateway/context/gateway.ts';
import { startWorker } from '#gateway/process/start-worker.ts';
import { payContracts } from './pay-contracts.ts';
import { settleDays } from './settle-days.ts';

/** Pauses between two looks for closed days and payments that are due; ms. */
const pauses = { busy: 1000, idle: 60_000 };

/** Sums contracts up and pays them from now on; answers how to stop. */
export const startContracts = (gateway: Gateway): (() => Promise<void>) =>
  startWorker({
    logger: gateway.logger,
    take: async () => (await settleDays(gateway)) + (await payContracts(gateway)),
    failure: 'contracts of agents could not be paid',
    pauseAfter: (taken) => (taken > 0 ? pauses.busy : pauses.idle),
  });
