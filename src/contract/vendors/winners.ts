import type { Call } from '#src/contract/core/call.ts';

const area = 'winners';

export const rankList = {
  area,
  name: 'rankList',
  method: 'GET',
  path: '/wps/relay/GCSGAME_getRankList',
  access: 'public',
  cache: { topics: ['winners', 'games', 'vendors'] },
} as const satisfies Call;
