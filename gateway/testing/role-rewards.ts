import type { Sample } from './role-rows.ts';

/** The calls of promotions and rewards. */
export const rewardSamples: Record<string, Sample> = {
  listPromotions: { query: { language: 'pt' } },
  applyPromotion: { answers: 'not_found', body: { id: 'none' } },
  claimPromotion: { answers: 'not_found', body: { id: 'none', stage: 1 } },
  claimMission: { answers: 'promotion_unavailable', body: { kind: 'rounds' } },
  mallOrders: { query: { pageNo: '1' } },
  redeemGood: { answers: 'good_unavailable', body: { id: 'none', points: 1 } },
  removeDeliveryAddress: { body: {} },
  memberRewards: { query: { pageNo: '1' } },
};
