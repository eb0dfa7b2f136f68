import type { CallDocs } from '#src/contract/core/call.ts';

/** The calls of commitments in the API document. */
export const docs = {
  commitmentHeads: {
    summary: 'List the heads of the commitment chain',
    description:
      'The signed daily heads of the chain of all commitments of draws, jackpot runs and the ledger, the newest first.',
  },
  commitmentDay: {
    summary: 'Read the commitments of a day',
    description:
      'Every commitment under one head, from which the head can be computed again; `before` is the hash of the previous head.',
    refusals: {
      not_found: 'There is no such head.',
    },
  },
} satisfies Record<string, CallDocs>;
