import { alike, proofs, type Row, type Sample } from './role-rows.ts';

/** Members alone take part in what pays money; types 1 and 2 are among them. */
export const takers: Row = { ...proofs, agent: 'no_permission' };
const nothingToTake: Row = { ...takers, member: 'not_found' };

/** The calls of promotions and rewards. */
export const rewardSamples: Record<string, Sample> = {
  listPromotions: { expected: alike('ok'), query: { language: 'pt' } },
  ownPromotions: { expected: takers, query: {} },
  applyPromotion: { expected: nothingToTake, body: { id: 'none' } },
  claimPromotion: { expected: nothingToTake, body: { id: 'none', stage: 1 } },
  mall: { expected: takers, query: {} },
  mallOrders: { expected: takers, query: { pageNo: '1' } },
  redeemGood: { expected: { ...takers, member: 'good_unavailable' }, body: { id: 'none', points: 1 } },
  memberRewards: { expected: takers, query: { pageNo: '1' } },
};
