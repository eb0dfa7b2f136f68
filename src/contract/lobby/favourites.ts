import type { Call } from '#src/contract/core/call.ts';

const area = 'favourites';

/** A page of favourites has `content` in place of `games` [S1-248]. */
export const favouriteGamesList = {
  area,
  name: 'favouriteGamesList',
  method: 'GET',
  path: '/wps/relay/MCSFE_getFavoriteGamesList',
  access: 'member',
  cache: 'private',
  follows: ['games', 'vendors'],
} as const satisfies Call;

export const addFavourite = {
  area,
  name: 'addFavourite',
  method: 'POST',
  path: '/wps/relay/MCSFE_addFavoriteGameV2',
  access: 'member',
  cache: 'private',
  idempotent: true,
} as const satisfies Call;

export const removeFavourite = {
  area,
  name: 'removeFavourite',
  method: 'DELETE',
  path: '/wps/relay/MCSFE_removeFavoriteGameV2',
  access: 'member',
  cache: 'private',
  idempotent: true,
} as const satisfies Call;
