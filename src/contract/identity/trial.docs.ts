import type { CallDocs } from '#src/contract/core/call.ts';

/** The calls of trial in the API document. */
export const docs = {
  trialUser: {
    summary: 'Start a free trial',
    description:
      'Opens a trial account of type 4 and signs it in; sets the renewal cookie. One for each device and hour, however often it is asked.',
    refusals: {
      no_permission: 'The trial account is locked.',
    },
  },
} satisfies Record<string, CallDocs>;
