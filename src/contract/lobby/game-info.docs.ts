import type { CallDocs } from '#src/contract/core/call.ts';

/** The calls of game-info in the API document. */
export const docs = {
  gameInfo: {
    summary: 'Read the details of a game',
    description: 'Rules, return, volatility and stakes of a game before its launch, as its vendor states them.',
    refusals: {
      game_not_found: 'There is no such game.',
    },
  },
} satisfies Record<string, CallDocs>;
