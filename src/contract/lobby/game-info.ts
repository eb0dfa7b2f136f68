import type { Call } from '#src/contract/core/call.ts';

const area = 'game-info';

export const gameInfo = {
  area,
  name: 'gameInfo',
  method: 'GET',
  path: '/wps/relay/GCSGAME_gameInfo',
  access: 'public',
  cache: { topics: ['games', 'vendors'] },
  ours: true,
} as const satisfies Call;
