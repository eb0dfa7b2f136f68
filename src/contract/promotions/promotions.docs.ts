import type { CallDocs } from '#src/contract/core/call.ts';

/** The calls of promotions in the API document. */
export const docs = {
  listPromotions: {
    summary: 'List promotions',
    description: 'Every promotion that is shown, coming and ended ones included.',
  },
  ownPromotions: {
    summary: 'Read own promotions',
    description: "The member's progress and rewards in the promotions that they take part in.",
  },
  applyPromotion: {
    summary: 'Take part in a promotion',
    description: 'Takes part in a promotion, and requests the rewards that are due and that the operator reviews.',
    refusals: {
      not_found: 'There is no such promotion.',
      promotion_unavailable: 'The promotion has not begun, or has ended.',
    },
  },
  claimPromotion: {
    summary: 'Claim a reward',
    description:
      'Pays the reward of a stage, money into the balance and points of the mall, once, or lets it wait for the operator as `applying`.',
    refusals: {
      not_found: 'There is no such promotion.',
      promotion_unavailable: 'The stage has no reward that can be claimed now.',
    },
  },
} satisfies Record<string, CallDocs>;
