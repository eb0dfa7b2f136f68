import type { CallDocs } from '#src/contract/core/call.ts';

/** The calls of changes in the API document. */
export const docs = {
  changes: {
    summary: 'Read the versions of topics',
    description:
      'A version for each topic, which differs after each change, for open pages to compare. Answered while the site is closed.',
  },
} satisfies Record<string, CallDocs>;
