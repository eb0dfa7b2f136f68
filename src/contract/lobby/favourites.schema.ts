import * as v from 'valibot';
import { GameCategory } from '#src/contract/core/game-category.ts';
import { Game } from './games.schema.ts';
import { pageSize } from '#src/contract/core/limits.ts';
import { Code, TokenField, wireInteger, WireLanguage } from '#src/contract/core/wire.ts';

/** The request of a page of favourites; `size` is the default page size. */
export const favouritesQuery = (size: number) =>
  v.object({
    token: TokenField,
    pageNo: wireInteger(1, 100_000),
    pageSize: v.optional(wireInteger(1, 100), size),
    gameType: v.optional(GameCategory),
    language: WireLanguage,
  });

const change = v.object({ nodeId: Code, token: TokenField, vendor: Code });
/** Both writes set a state: repeating one changes nothing. Success is read from `value.success` [S1-363]. */
const changed = v.object({ success: v.boolean(), nodeId: v.string() });

/** Requests and answers of the calls of favourites. */
export const schemas = {
  favouriteGamesList: {
    query: favouritesQuery(pageSize),
    value: v.object({ content: v.array(Game), pageNum: v.number(), totalPages: v.number() }),
  },
  addFavourite: {
    body: change,
    value: changed,
  },
  removeFavourite: {
    body: change,
    value: changed,
  },
};
