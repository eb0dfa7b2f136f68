import type { CallDocs } from '#src/contract/core/call.ts';

const refusals = { not_found: 'There is no such withdrawal of this member.' };

/** The calls of withdrawals in the API document. */
export const docs = {
  withdrawOptions: {
    summary: 'Read what can be withdrawn',
    description:
      'What the member can withdraw, to where and within which limits, the fee of the next withdrawal, and what has to be played first.',
  },
  createWithdrawal: {
    summary: 'Request a withdrawal',
    description:
      'Requests a withdrawal and holds its amount, once for each Idempotency-Key. The payout follows its approval, by rule or by a reviewer.',
    refusals: {
      invalid_request: 'The amount is out of bounds.',
      wrong_password: 'The payment password is wrong, or none is set.',
      not_found: 'There is no such key or account of this member.',
      insufficient_balance: 'The balance is below the amount.',
      turnover_left: 'The amount has to be played first.',
      deposit_contested:
        'A deposit of the member is `contested`, or one was taken back and a part of it is `owed`; minor units.',
      limit_reached:
        'As many withdrawals wait as may wait at a time, or the amount is beyond the limit of the day; `limit` says which.',
      provider_unavailable: 'There is no provider of payments.',
      offer_changed: 'The fee is not the one that the member has seen.',
    },
  },
  readWithdrawal: {
    summary: 'Read a withdrawal',
    description: 'A withdrawal of the member in its present state.',
    refusals,
  },
  listWithdrawals: {
    summary: 'List withdrawals',
    description: "A page of the member's withdrawals, the last first.",
  },
  cancelWithdrawal: {
    summary: 'Cancel a withdrawal',
    description:
      'Cancels a withdrawal that was not sent to the bank, and gives its amount back; any other stays as it is.',
    refusals,
  },
} satisfies Record<string, CallDocs>;
