import type { Gateway } from '#gateway/context/gateway.ts';
import { startWorker } from '#gateway/process/start-worker.ts';
import { endDue } from './end-rain.ts';
import { tellBegun } from './tell-team.ts';

/** Pauses between two looks for rains that begin or end; ms. */
const pauses = { busy: 200, idle: 2000 };

/** Tells of rains that begin, and ends those whose time is over, from now on; answers how to stop. */
export const startRaining = (gateway: Gateway): (() => Promise<void>) =>
  startWorker({
    logger: gateway.logger,
    take: async () => (await endDue(gateway)) + (await tellBegun(gateway)),
    failure: 'rains of envelopes could not be looked after',
    pauseAfter: (taken) => (taken > 0 ? pauses.busy : pauses.idle),
  });
