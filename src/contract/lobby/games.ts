import type { Call } from '#src/contract/core/call.ts';

const area = 'games';

export const getVassGameType = {
  area,
  name: 'getVassGameType',
  method: 'GET',
  path: '/wps/relay/GCSGAME_getVassGameType',
  access: 'public',
  cache: { topics: ['vendors', 'games'] },
} as const satisfies Call;

/** With `gameName`, the games that it means, nearest first, as `indexNames` finds them. */
export const gameList = {
  area,
  name: 'gameList',
  method: 'GET',
  path: '/wps/relay/GCSGAME_gameList',
  access: 'public',
  cache: { topics: ['games', 'vendors'] },
} as const satisfies Call;

export const hotGames = {
  area,
  name: 'hotGames',
  method: 'GET',
  path: '/wps/relay/GCSGAME_hotGamesV2',
  access: 'public',
  cache: { topics: ['games', 'vendors'] },
} as const satisfies Call;
