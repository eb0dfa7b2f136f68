import type { CallDocs } from '#src/contract/core/call.ts';

/** The calls of jackpots in the API document. */
export const docs = {
  jackpots: {
    summary: 'List the jackpots',
    description:
      'Every jackpot with its present amount and commitment, the last winners, whose names are masked, and the last runs that ended without a winner.',
  },
} satisfies Record<string, CallDocs>;
