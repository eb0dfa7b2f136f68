import * as v from 'valibot';
import { Game } from './games.schema.ts';
import { Code } from '#src/contract/core/wire.ts';

/** The part of a game that search and launch need; ours. */
export const IndexedGame = v.object({
  ...v.pick(Game, ['nodeId', 'vassalage', 'gameType', 'gameId', 'gameCode', 'isGameH5', 'freeplay', 'iconUrl']).entries,
  /** Its name in each language. */
  names: v.object({ pt: v.string(), en: v.string() }),
});
export type IndexedGame = v.InferOutput<typeof IndexedGame>;

/** Requests and answers of the calls of game-index. */
export const schemas = {
  gameIndex: {
    query: v.object({ merchant: Code }),
    value: v.object({ games: v.array(IndexedGame) }),
  },
};
