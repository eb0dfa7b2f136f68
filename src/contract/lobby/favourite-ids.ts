import type { Call } from '#src/contract/core/call.ts';

const area = 'favourite-ids';

export const favouriteGames = {
  area,
  name: 'favouriteGames',
  method: 'GET',
  path: '/wps/relay/MCSFE_getFavoriteGames',
  access: 'member',
  cache: 'private',
} as const satisfies Call;
