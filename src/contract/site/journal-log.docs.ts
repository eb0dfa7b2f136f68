import type { CallDocs } from '#src/contract/core/call.ts';

/** The calls of the log of the ledger's journals in the API document. */
export const docs = {
  journalHead: {
    summary: 'Read a root of the journal log',
    description:
      "The signed root of the Merkle log (RFC 6962) of the ledger's journals: the newest, or the first that covers `size` of them.",
    refusals: {
      not_found: 'No root covers so many journals yet.',
    },
  },
  journalGrowth: {
    summary: 'Prove that the journal log only grows',
    description:
      'The proof that the log of the first `from` journals is the beginning of the log of the first `to` (RFC 9162, 2.1.4).',
    refusals: {
      not_found: 'The newest root covers fewer journals.',
    },
  },
} satisfies Record<string, CallDocs>;
