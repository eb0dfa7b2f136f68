import type { Call } from '#src/contract/core/call.ts';

const area = 'deposits';

/** Deposits on a page of the history. */
export const depositPageSize = 20;
/** Bounds of one deposit, by whatever method, and the amounts that one tap enters; whole units of the currency. */
export const depositBounds = { min: 10, max: 5000 } as const;
export const quickAmounts = [20, 50, 100, 150] as const;

/** The deposit methods, and whether the member's CPF is known [S1-049]. */
export const depositOptions = {
  area,
  name: 'depositOptions',
  method: 'GET',
  path: '/wps/deposit/options',
  access: 'member',
  may: 'deposit',
  cache: 'private',
  follows: ['status'],
  ours: true,
} as const satisfies Call;

/** Begins a deposit by Pix: its answer has the code to be paid [S1-030, S2-217]. */
export const createDeposit = {
  area,
  name: 'createDeposit',
  method: 'POST',
  path: '/wps/deposit',
  access: 'member',
  may: 'deposit',
  cache: 'private',
  idempotent: 'required',
  ours: true,
} as const satisfies Call;

export const readDeposit = {
  area,
  name: 'readDeposit',
  method: 'GET',
  path: '/wps/deposit',
  access: 'member',
  may: 'deposit',
  cache: 'private',
  ours: true,
} as const satisfies Call;

export const listDeposits = {
  area,
  name: 'listDeposits',
  method: 'GET',
  path: '/wps/deposits',
  access: 'member',
  may: 'deposit',
  cache: 'private',
  ours: true,
} as const satisfies Call;

export const cancelDeposit = {
  area,
  name: 'cancelDeposit',
  method: 'POST',
  path: '/wps/deposit/cancel',
  access: 'member',
  may: 'deposit',
  cache: 'private',
  idempotent: true,
  ours: true,
} as const satisfies Call;

/** Pays what is owed for contested deposits with what the balance has, as far as it reaches. */
export const payOwed = {
  area,
  name: 'payOwed',
  method: 'POST',
  path: '/wps/deposit/owed',
  access: 'member',
  may: 'deposit',
  cache: 'private',
  idempotent: 'required',
  ours: true,
} as const satisfies Call;
