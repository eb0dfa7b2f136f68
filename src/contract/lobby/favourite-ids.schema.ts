import * as v from 'valibot';
import { favouritesQuery } from './favourites.schema.ts';
import { favouriteIdsPageSize } from '#src/contract/core/limits.ts';

/** Requests and answers of the calls of favourite-ids. */
export const schemas = {
  favouriteGames: {
    query: favouritesQuery(favouriteIdsPageSize),
    /** As a list of nodeIds [S1-249]. */
    value: v.object({ content: v.array(v.string()), pageNum: v.number(), totalPages: v.number() }),
  },
};
