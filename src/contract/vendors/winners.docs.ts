import type { CallDocs } from '#src/contract/core/call.ts';

/** The calls of winners in the API document. */
export const docs = {
  rankList: {
    summary: 'List winners',
    description: 'The latest wins of the last days, the newest first; the gateway masks the names.',
  },
} satisfies Record<string, CallDocs>;
