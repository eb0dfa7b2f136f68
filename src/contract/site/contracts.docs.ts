import type { CallDocs } from '#src/contract/core/call.ts';

/** The calls of contracts in the API document. */
export const docs = {
  dividendInfo: {
    summary: 'Read contract requests',
    description: 'The contracts that the member is asked to agree to; a field is empty if there is nothing to answer.',
  },
} satisfies Record<string, CallDocs>;
