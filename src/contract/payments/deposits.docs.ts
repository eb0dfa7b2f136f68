import type { CallDocs } from '#src/contract/core/call.ts';

/** The calls of deposits in the API document. */
export const docs = {
  depositOptions: {
    summary: 'Read the ways to deposit',
    description: "The ways to deposit with their bounds, and whether the member's CPF is known.",
  },
  createDeposit: {
    summary: 'Begin a deposit',
    description:
      'Begins a deposit by Pix, once for each Idempotency-Key. The answer has the code to be paid; the balance changes when the payment arrives.',
    refusals: {
      invalid_request: 'The amount is out of bounds, or there is no CPF where none is known.',
      cpf_refused: 'The CPF is not the one of the member, or belongs to another member.',
      provider_unavailable: 'The bank does not answer.',
      own_limit_reached: 'The amount is beyond a deposit limit of the member.',
      offer_changed: 'The offer has ended, has nothing left, or is not for this member and amount.',
    },
  },
  readDeposit: {
    summary: 'Read a deposit',
    description: 'A deposit of the member in its present state.',
    refusals: {
      not_found: 'There is no such deposit of this member.',
    },
  },
  listDeposits: {
    summary: 'List deposits',
    description: "A page of the member's deposits, the last first.",
  },
  cancelDeposit: {
    summary: 'Cancel a deposit',
    description:
      'Cancels a deposit that waits for its payment; any other stays as it is. A payment that arrives nonetheless is credited.',
    refusals: {
      not_found: 'There is no such deposit of this member.',
    },
  },
  payOwed: {
    summary: 'Pay what is owed',
    description:
      'Pays what the member owes for contested deposits with what the balance has, as far as it reaches, once for each Idempotency-Key. Later deposits and withdrawals that come back pay it by themselves.',
  },
} satisfies Record<string, CallDocs>;
