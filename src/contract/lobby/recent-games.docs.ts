import type { CallDocs } from '#src/contract/core/call.ts';

/** The calls of recent-games in the API document. */
export const docs = {
  recentGames: {
    summary: 'List recent games',
    description:
      "The member's games, the last played first, the time of each, and the games with a round that has not ended.",
  },
  addRecentGame: {
    summary: 'Note a played game',
    description: 'Notes that the member plays a game now.',
    refusals: {
      game_not_found: 'There is no such game.',
    },
  },
} satisfies Record<string, CallDocs>;
