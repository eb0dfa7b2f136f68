import type { Call } from '#src/contract/core/call.ts';

/** Most transfers of a member that wait for a decision at a time. */
export const mostInReview = 3;

/** Tells a bank transfer to the house's account, with the picture of its receipt [S1-031, S2-217]. */
export const createTransfer = {
  area: 'transfers',
  name: 'createTransfer',
  method: 'POST',
  path: '/wps/deposit/transfer',
  access: 'member',
  may: 'deposit',
  rule: 'bankTransfer',
  cache: 'private',
  idempotent: 'required',
  ours: true,
} as const satisfies Call;
