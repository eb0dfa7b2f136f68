import { type Amount, fromMinor, toMinor } from '#src/contract/core/amount.ts';
import type { WithdrawOptions } from '#src/contract/payments/withdrawals.schema.ts';

/** The highest amount that can be withdrawn now: of what is free, of one withdrawal and of the day. */
export const mostOf = ({ free, max, dayLeft }: WithdrawOptions): Amount =>
  fromMinor(Math.max(0, Math.min(toMinor(free), toMinor(max), toMinor(dayLeft))));
