import type { CallDocs } from '#src/contract/core/call.ts';

/** The calls of terms in the API document. */
export const docs = {
  terms: {
    summary: 'Read the terms',
    description: "One of the merchant's legal texts as HTML; null if the operator has written none.",
  },
} satisfies Record<string, CallDocs>;
