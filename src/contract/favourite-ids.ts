import type { Call } from './call.ts';

const area = 'favourite-ids';

export const favouriteGames = {
  area,
  name: 'favouriteGames',
  method: 'GET',
  path: '/wps/relay/MCSFE_getFavoriteGames',
  access: 'member',
  cache: 'private',
} as const satisfies Call;
