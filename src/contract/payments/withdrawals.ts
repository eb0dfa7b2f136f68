import type { Call } from '#src/contract/core/call.ts';

const area = 'withdrawals';

/** Withdrawals on a page of the history. */
export const withdrawalPageSize = 20;
/** The amounts that one tap enters; whole units of the currency. */
export const quickWithdrawals = [20, 50, 100, 300] as const;

/**
 * The status of a withdrawal. `review`: an operator decides; `approved`: it is sent to the bank next; `sent`: the bank has it; `paid`.
 * `refused` by an operator, `failed` at the bank and `cancelled` by the member: the money is back in the balance.
 */
export const withdrawalStates = ['review', 'approved', 'sent', 'paid', 'refused', 'failed', 'cancelled'] as const;
export type WithdrawalState = (typeof withdrawalStates)[number];

const read = { area, method: 'GET', access: 'member', may: 'withdraw', cache: 'private', ours: true } as const;

/** The withdrawable amount, the payees, the limits, and why the rest is blocked [S1-050]. */
export const withdrawOptions = {
  ...read,
  name: 'withdrawOptions',
  path: '/wps/withdraw/options',
  follows: ['status'],
} as const satisfies Call;

/** Asks for a withdrawal, by the payment password: its amount is held at once [S1-032, S2-218]. */
export const createWithdrawal = {
  ...read,
  name: 'createWithdrawal',
  method: 'POST',
  path: '/wps/withdraw',
  encrypted: true,
  idempotent: 'required',
} as const satisfies Call;

export const readWithdrawal = { ...read, name: 'readWithdrawal', path: '/wps/withdraw' } as const satisfies Call;

export const listWithdrawals = { ...read, name: 'listWithdrawals', path: '/wps/withdrawals' } as const satisfies Call;

/** Takes back a withdrawal that the bank does not have yet, where the place allows it. */
export const cancelWithdrawal = {
  ...read,
  name: 'cancelWithdrawal',
  method: 'POST',
  path: '/wps/withdraw/cancel',
  rule: 'cancelWithdrawal',
  idempotent: true,
} as const satisfies Call;
