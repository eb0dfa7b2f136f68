import type { Call } from '#src/contract/core/call.ts';

const own = { area: 'bonuses', access: 'member', may: 'deposit', cache: 'private', ours: true } as const;

/** A member's bonuses, the last first, with what is left to stake and how much of each category's stakes counts. */
export const ownBonuses = {
  ...own,
  name: 'ownBonuses',
  method: 'GET',
  path: '/wps/bonuses',
  follows: ['status'],
} as const satisfies Call;

/** Pays a bonus whose stakes are made into the balance. */
export const claimBonus = {
  ...own,
  name: 'claimBonus',
  method: 'POST',
  path: '/wps/bonus/claim',
  idempotent: 'required',
} as const satisfies Call;

/** Gives up an active bonus. */
export const dropBonus = {
  ...own,
  name: 'dropBonus',
  method: 'POST',
  path: '/wps/bonus/drop',
  idempotent: true,
} as const satisfies Call;
