import type { CallDocs } from '#src/contract/core/call.ts';

/** The calls of transfers in the API document. */
export const docs = {
  createTransfer: {
    summary: 'Tell a bank transfer',
    description:
      'Tells a bank transfer to the account of the house, once for each Idempotency-Key, with a picture of its receipt that `addPicture` has uploaded. The balance changes when an operator has found the money.',
    refusals: {
      invalid_request:
        'The amount is out of bounds, the picture does not wait to be sent, or there is no CPF where none is known.',
      cpf_refused: 'The CPF is not the one of the member, or belongs to another member.',
      offer_changed: 'The operator has no account for transfers any more.',
      limit_reached: 'Three transfers of the member wait for a decision.',
      own_limit_reached: 'The amount is beyond a deposit limit of the member.',
    },
  },
} satisfies Record<string, CallDocs>;
