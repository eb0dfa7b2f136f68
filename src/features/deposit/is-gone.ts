import { toMinor } from '#src/contract/core/amount.ts';
import type { PixDeposit } from '#src/contract/payments/deposits.schema.ts';

/** Whether the payer's bank has taken all of a deposit back. */
export const isGone = ({ contests, amount }: Pick<PixDeposit, 'contests' | 'amount'>): boolean =>
  contests.reduce((sum, { taken }) => sum + toMinor(taken), 0) >= toMinor(amount);
