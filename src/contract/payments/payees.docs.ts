import type { CallDocs } from '#src/contract/core/call.ts';

const refusals = { not_found: 'There is no such key or account of this member.' };

/** The calls of payees in the API document. */
export const docs = {
  listPayees: {
    summary: 'List own keys and accounts',
    description: "The member's Pix keys and bank accounts, masked, the preferred one first.",
  },
  addPayee: {
    summary: 'Add a key or an account',
    description:
      'Adds a Pix key or a bank account of the member, who is named by the CPF. One that is there already stays. The CPF is asked for where none is known.',
    refusals: {
      invalid_request: 'Neither a key nor an account, both, or no CPF where none is known.',
      payee_refused: 'The key or the account is another person’s.',
      cpf_refused: 'The CPF is not the one of the member, or belongs to another member.',
      wrong_password: 'The payment password is wrong, or none is set.',
      limit_reached: 'There are as many keys and accounts as may be.',
    },
  },
  removePayee: {
    summary: 'Remove a key or an account',
    description: 'Removes a key or an account. Withdrawals on their way to it stay as they are.',
    refusals,
  },
  preferPayee: {
    summary: 'Prefer a key or an account',
    description: 'Makes a key or an account the one that a withdrawal offers first.',
    refusals,
  },
} satisfies Record<string, CallDocs>;
