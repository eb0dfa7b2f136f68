import type { CallDocs } from '#src/contract/core/call.ts';

/** The calls of support in the API document. */
export const docs = {
  customerService: {
    summary: 'Read the customer-service links',
    description:
      'The customer-service links, each encrypted with the key at its end. Answered while the site is closed.',
  },
} satisfies Record<string, CallDocs>;
