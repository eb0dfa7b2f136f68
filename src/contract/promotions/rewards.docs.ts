import type { CallDocs } from '#src/contract/core/call.ts';

/** The calls of rewards in the API document. */
export const docs = {
  memberRewards: {
    summary: 'List received rewards',
    description:
      'A page of the money and the points that the member was given besides wins: bonus, promotions, jackpots, point mall, missions; the last first.',
  },
} satisfies Record<string, CallDocs>;
