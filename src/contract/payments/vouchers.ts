import type { Call } from '#src/contract/core/call.ts';
import { spokenCode } from '#src/contract/core/typed-text.ts';
import { handoverAlphabet } from '#src/contract/identity/handover.ts';

/** Characters of a voucher's code: 80 random bits. */
export const voucherLength = 16;

const form = new RegExp(`^[${handoverAlphabet}]{${voucherLength}}$`);

/** The code in a typed text: any case, any grouping, O for 0, I and L for 1. Null when there is none. */
export function readVoucherCode(text: string): string | null {
  const code = spokenCode(text);
  return form.test(code) ? code : null;
}

/** A code for display and print: in groups of four. */
export const groupVoucherCode = (code: string): string => code.replaceAll(/(.{4})(?=.)/g, '$1-');

/** Deposits by the code of a voucher: the amount is in the balance at once. */
export const redeemVoucher = {
  area: 'vouchers',
  name: 'redeemVoucher',
  method: 'POST',
  path: '/wps/deposit/voucher',
  access: 'member',
  may: 'deposit',
  rule: 'vouchers',
  cache: 'private',
  encrypted: true,
  idempotent: 'required',
  ours: true,
} as const satisfies Call;
