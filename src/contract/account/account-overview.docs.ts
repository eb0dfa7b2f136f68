import type { CallDocs } from '#src/contract/core/call.ts';

/** The calls of account-overview in the API document. */
export const docs = {
  accountOverview: {
    summary: 'Read the account at a glance',
    description:
      'Name, type and club of the member, the start of the membership, the login before this session, and the rounds that have begun and not ended with their stakes.',
  },
} satisfies Record<string, CallDocs>;
