import type { Call } from '#src/contract/core/call.ts';

const area = 'mall';

/** Number of orders on a page. */
export const orderPageSize = 10;

export const mall = {
  area,
  name: 'mall',
  method: 'GET',
  path: '/wps/mall',
  access: 'member',
  may: 'promotions',
  cache: 'private',
  follows: ['mall'],
  ours: true,
} as const satisfies Call;

export const mallOrders = {
  area,
  name: 'mallOrders',
  method: 'GET',
  path: '/wps/mall/orders',
  access: 'member',
  may: 'promotions',
  cache: 'private',
  follows: ['mall'],
  ours: true,
} as const satisfies Call;

export const redeemGood = {
  area,
  name: 'redeemGood',
  method: 'POST',
  path: '/wps/mall/redeem',
  access: 'member',
  may: 'promotions',
  rule: 'rewardsAfterPlay',
  cache: 'private',
  idempotent: 'required',
  ours: true,
} as const satisfies Call;

const address = {
  area,
  access: 'member',
  may: 'promotions',
  path: '/wps/mall/address',
  cache: 'private',
  ours: true,
} as const;

/** The address of the member's last parcel, if they let us keep it. */
export const deliveryAddress = { ...address, name: 'deliveryAddress', method: 'GET' } as const satisfies Call;

export const removeDeliveryAddress = {
  ...address,
  name: 'removeDeliveryAddress',
  method: 'DELETE',
  idempotent: true,
} as const satisfies Call;
