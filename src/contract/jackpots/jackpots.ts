import type { Call } from '#src/contract/core/call.ts';

const area = 'jackpots';

/** How many drops are told. */
export const shownDrops = 10;

export const jackpots = {
  area,
  name: 'jackpots',
  method: 'GET',
  path: '/wps/jackpots',
  access: 'public',
  cache: { topics: ['jackpots'] },
  ours: true,
} as const satisfies Call;
