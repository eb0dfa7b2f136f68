import type { Call } from '#src/contract/core/call.ts';

const area = 'promotions';

export const listPromotions = {
  area,
  name: 'listPromotions',
  method: 'GET',
  path: '/wps/promotions',
  access: 'public',
  cache: { topics: ['promotions'] },
  ours: true,
} as const satisfies Call;

export const ownPromotions = {
  area,
  name: 'ownPromotions',
  method: 'GET',
  path: '/wps/promotions/own',
  access: 'member',
  may: 'promotions',
  cache: 'private',
  ours: true,
} as const satisfies Call;

export const applyPromotion = {
  area,
  name: 'applyPromotion',
  method: 'POST',
  path: '/wps/promotions/apply',
  access: 'member',
  may: 'promotions',
  rule: 'rewardsAfterPlay',
  cache: 'private',
  idempotent: true,
  ours: true,
} as const satisfies Call;

export const claimPromotion = {
  area,
  name: 'claimPromotion',
  method: 'POST',
  path: '/wps/promotions/claim',
  access: 'member',
  may: 'promotions',
  rule: 'rewardsAfterPlay',
  cache: 'private',
  idempotent: 'required',
  ours: true,
} as const satisfies Call;
