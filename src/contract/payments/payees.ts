import type { Call } from '#src/contract/core/call.ts';

const area = 'payees';

/** The kinds of Pix keys that may be a member's own, and a bank account. */
export const payeeKinds = ['cpf', 'phone', 'email', 'random', 'account'] as const;
export type PayeeKind = (typeof payeeKinds)[number];

export const accountTypes = ['checking', 'savings', 'salary'] as const;
export type AccountType = (typeof accountTypes)[number];

/** Most keys, and most bank accounts, that a member has at a time. */
export const mostKeys = 5;
export const mostAccounts = 3;

/** A branch has four digits; an account has its check digit, a figure or X, after a hyphen or without one. */
export const bankRule = /^\d{3}$/;
export const branchRule = /^\d{4}$/;
export const accountRule = /^\d{1,12}-?[\dxX]$/;

const read = { area, method: 'GET', access: 'member', may: 'withdraw', cache: 'private', ours: true } as const;
const write = { ...read, method: 'POST', idempotent: true } as const;

/** The payees of a member's withdrawals: own Pix keys and bank accounts [S2-216]. */
export const listPayees = { ...read, name: 'listPayees', path: '/wps/withdraw/payees' } as const satisfies Call;

/** Adds a key or an account, by the payment password [S1-032]. */
export const addPayee = {
  ...write,
  name: 'addPayee',
  path: '/wps/withdraw/payees',
  encrypted: true,
} as const satisfies Call;

export const removePayee = {
  ...write,
  name: 'removePayee',
  path: '/wps/withdraw/payees/remove',
} as const satisfies Call;

export const preferPayee = {
  ...write,
  name: 'preferPayee',
  path: '/wps/withdraw/payees/prefer',
} as const satisfies Call;
