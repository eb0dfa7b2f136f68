import type { CallDocs } from '#src/contract/core/call.ts';

/** The calls of lottery in the API document. */
export const docs = {
  lotteryGames: {
    summary: 'List the lotteries',
    description: 'The lotteries, each with its next draw.',
  },
  popularLotteries: {
    summary: 'List popular lotteries',
    description: 'The lotteries that most members have opened in the last seven days, most first.',
  },
  lotteryMenu: {
    summary: 'Read the menu of a lottery',
    description: 'Numbers, stakes and prizes of a lottery with their odds, and its next draws.',
    refusals: {
      game_not_found: 'There is no such lottery.',
    },
  },
  openedOfGame: {
    summary: 'List draws of a lottery',
    description: 'The draws of a lottery, the newest first; with `numero` that one, even if it is not drawn yet.',
    refusals: {
      game_not_found: 'There is no such lottery.',
    },
  },
  openedNumeros: {
    summary: 'List last drawn numbers',
    description: 'The last drawn numbers of each lottery.',
  },
} satisfies Record<string, CallDocs>;
