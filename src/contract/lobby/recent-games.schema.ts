import * as v from 'valibot';
import { Game } from './games.schema.ts';
import { Code, WireLanguage } from '#src/contract/core/wire.ts';

/** Requests and answers of the calls of recent-games. */
export const schemas = {
  recentGames: {
    summary: "The member's games, last played first; playedAt by nodeId in epoch milliseconds",
    query: v.object({ language: WireLanguage }),
    value: v.object({
      games: v.array(Game),
      playedAt: v.record(v.string(), v.number()),
      /** The nodeIds of games in which a round of the member has started and not ended; ours. */
      openRounds: v.optional(v.array(v.string())),
    }),
  },
  addRecentGame: {
    summary: 'Notes a game as played now',
    body: v.object({ nodeId: Code }),
    value: v.object({ nodeId: v.string() }),
  },
};
