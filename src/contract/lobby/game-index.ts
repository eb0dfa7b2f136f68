import type { Call } from '#src/contract/core/call.ts';

const area = 'game-index';

export const gameIndex = {
  area,
  name: 'gameIndex',
  method: 'GET',
  path: '/wps/relay/GCSGAME_gameIndex',
  access: 'public',
  cache: { topics: ['games', 'vendors'] },
  ours: true,
} as const satisfies Call;
