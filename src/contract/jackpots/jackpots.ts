import type { Call } from '#src/contract/core/call.ts';

const area = 'jackpots';

/** How many runs that are over are told: so many that were won, and so many that were not. */
export const shownRuns = 10;

export const jackpots = {
  area,
  name: 'jackpots',
  method: 'GET',
  path: '/wps/jackpots',
  access: 'public',
  cache: { topics: ['jackpots'] },
  ours: true,
} as const satisfies Call;
