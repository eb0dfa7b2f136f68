import * as v from 'valibot';
import { Game } from './games.schema.ts';
import { Code, WireLanguage } from '#src/contract/core/wire.ts';

/** Requests and answers of the calls of recent-games. */
export const schemas = {
  recentGames: {
    query: v.object({ language: WireLanguage }),
    value: v.object({
      games: v.array(Game),
      playedAt: v.record(v.string(), v.number()),
      /** The nodeIds of games in which a round of the member has started and not ended; ours. */
      openRounds: v.optional(v.array(v.string())),
    }),
  },
  addRecentGame: {
    body: v.object({ nodeId: Code }),
    value: v.object({ nodeId: v.string() }),
  },
};
