import * as v from 'valibot';
import { Amount } from '#src/contract/core/amount.ts';
import { TokenField } from '#src/contract/core/wire.ts';
import { readVoucherCode } from './vouchers.ts';

/** A deposit by voucher, `VOUCHER`: the amount was credited when the code was typed. Time in epoch ms. */
export const VoucherDeposit = v.object({
  method: v.literal('VOUCHER'),
  id: v.string(),
  amount: Amount,
  state: v.literal('credited'),
  createdAt: v.number(),
});
export type VoucherDeposit = v.InferOutput<typeof VoucherDeposit>;

/** The code of a voucher, in any case and grouping. */
const VoucherCode = v.pipe(
  v.string(),
  v.maxLength(100),
  v.check((typed) => readVoucherCode(typed) !== null),
);

/** Requests and answers of the calls of vouchers. */
export const schemas = {
  redeemVoucher: {
    body: v.object({ code: VoucherCode, token: TokenField }),
    /** `usedBefore`: the member had used this code already; nothing was credited now. */
    value: v.object({ deposit: VoucherDeposit, usedBefore: v.boolean() }),
  },
};
