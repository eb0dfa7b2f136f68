import type { CallDocs } from '#src/contract/core/call.ts';

/** The calls of bonuses in the API document. */
export const docs = {
  ownBonuses: {
    summary: 'List bonuses',
    description:
      "The last bonuses of the member's deposits: what is left to stake, until when, and how much of the stakes of each category counts.",
  },
  claimBonus: {
    summary: 'Claim a bonus',
    description:
      'Pays a bonus whose stakes are made into the balance, once for each Idempotency-Key. It is paid by itself some time later, too.',
    refusals: {
      not_found: 'There is no such bonus of this member.',
      promotion_unavailable: 'There are stakes left to make, or the bonus has ended.',
    },
  },
  dropBonus: {
    summary: 'Drop a bonus',
    description: 'Gives up an active bonus; any other stays as it is. The balance does not change.',
    refusals: { not_found: 'There is no such bonus of this member.' },
  },
} satisfies Record<string, CallDocs>;
