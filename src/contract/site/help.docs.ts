import type { CallDocs } from '#src/contract/core/call.ts';

/** The calls of help in the API document. */
export const docs = {
  helpCentre: {
    summary: 'Read the help centre',
    description: 'The tabs of the help centre with their questions; contents are HTML.',
  },
} satisfies Record<string, CallDocs>;
