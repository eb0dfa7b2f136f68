import type { Call } from '#src/contract/core/call.ts';

const area = 'recent-games';

export const recentGames = {
  area,
  name: 'recentGames',
  method: 'GET',
  path: '/wps/relay/GCS_recentGame',
  access: 'member',
  cache: 'private',
  follows: ['games', 'vendors'],
} as const satisfies Call;

export const addRecentGame = {
  area,
  name: 'addRecentGame',
  method: 'POST',
  path: '/wps/relay/MCS2_addRecentGame',
  access: 'member',
  cache: 'private',
} as const satisfies Call;
