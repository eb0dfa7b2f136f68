import type { Call } from '#src/contract/core/call.ts';

const area = 'jackpots';

/** Number of ended runs in the answer, of won ones and of others each. */
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
