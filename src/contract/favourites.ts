import * as v from 'valibot';
import { defineCall } from './call.ts';
import { Game } from './games.ts';
import { GameCategory } from './game-category.ts';
import { favouriteIdsPageSize, pageSize } from './limits.ts';
import { Code, TokenField, wireInteger, WireLanguage } from './wire.ts';

const query = (size: number) =>
  v.object({
    token: TokenField,
    pageNo: wireInteger(1, 100_000),
    pageSize: v.optional(wireInteger(1, 100), size),
    gameType: v.optional(GameCategory),
    language: WireLanguage,
  });

/** A page of favourites has `content` in place of `games` [S1-248]. */
export const favouriteGamesList = defineCall({
  name: 'favouriteGamesList',
  summary: "A page of the member's favourite games, last added first",
  method: 'GET',
  path: '/wps/relay/MCSFE_getFavoriteGamesList',
  query: query(pageSize),
  value: v.object({ content: v.array(Game), pageNum: v.number(), totalPages: v.number() }),
  access: 'member',
  cache: 'private',
  follows: ['games', 'vendors'],
});

/** Favourites as a list of nodeIds [S1-249]. */
export const FavouriteIds = v.array(v.string());

export const favouriteGames = defineCall({
  name: 'favouriteGames',
  summary: "A page of the ids of the member's favourite games",
  method: 'GET',
  path: '/wps/relay/MCSFE_getFavoriteGames',
  query: query(favouriteIdsPageSize),
  value: v.object({ content: FavouriteIds, pageNum: v.number(), totalPages: v.number() }),
  access: 'member',
  cache: 'private',
});

const change = v.object({ nodeId: Code, token: TokenField, vendor: Code });
/** Both writes set a state: repeating one changes nothing. Success is read from `value.success` [S1-363]. */
const changed = v.object({ success: v.boolean(), nodeId: v.string() });

export const addFavourite = defineCall({
  name: 'addFavourite',
  summary: 'Makes a game a favourite; game_not_found when it is gone',
  method: 'POST',
  path: '/wps/relay/MCSFE_addFavoriteGameV2',
  body: change,
  value: changed,
  access: 'member',
  cache: 'private',
  idempotent: true,
});

export const removeFavourite = defineCall({
  name: 'removeFavourite',
  summary: 'Takes a game out of the favourites; also when the game itself is gone',
  method: 'DELETE',
  path: '/wps/relay/MCSFE_removeFavoriteGameV2',
  body: change,
  value: changed,
  access: 'member',
  cache: 'private',
  idempotent: true,
});
