import type { CallDocs } from '#src/contract/core/call.ts';

/** The calls of launch in the API document. */
export const docs = {
  launchGame: {
    summary: 'Launch a game',
    description: 'Opens a game. Its address carries a code that works once, within 60 seconds.',
    refusals: {
      game_not_found: 'There is no such game of this vendor.',
      game_unavailable: 'The game is closed, or the place does not allow it.',
      vendor_closed: 'The vendor is closed.',
      free_reject: "The game is not open to the member's type.",
      own_limit_reached:
        'The game is played from a wallet of its vendor, and the member has a limit on stakes or losses.',
    },
  },
  gameLaunchFB: {
    summary: 'Launch a game by the second path',
    description: 'Opens a game of a vendor that the gateway marks for this path. Otherwise as `launchGame`.',
    refusals: {
      game_not_found: 'There is no such game of this vendor.',
      game_unavailable: 'The game is closed, or the place does not allow it.',
      vendor_closed: 'The vendor is closed.',
      free_reject: "The game is not open to the member's type.",
      own_limit_reached:
        'The game is played from a wallet of its vendor, and the member has a limit on stakes or losses.',
    },
  },
} satisfies Record<string, CallDocs>;
