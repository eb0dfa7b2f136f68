import type { CallDocs } from '#src/contract/core/call.ts';

/** The calls of vouchers in the API document. */
export const docs = {
  redeemVoucher: {
    summary: 'Redeem a voucher',
    description:
      'Credits the amount of a voucher by its code, once for each Idempotency-Key and once for a member and a code. A code that the member has used already answers that deposit, with `usedBefore`. One limit counts the codes that a member types, another one those of an address.',
    refusals: {
      invalid_request: 'The text is no code.',
      voucher_refused:
        'There is no such code, or it is used up, has expired or was closed: which of these is not said.',
      own_limit_reached: 'The amount is beyond a deposit limit of the member.',
    },
  },
} satisfies Record<string, CallDocs>;
