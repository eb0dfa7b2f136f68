import type { CallDocs } from '#src/contract/core/call.ts';

/** The calls of sessions in the API document. */
export const docs = {
  listSessions: {
    summary: 'List open sessions',
    description: 'The devices on which the account is open: this session first, then those that were seen last.',
  },
  endSession: {
    summary: 'End another session',
    description: 'Ends another session of the member at once. Succeeds as well if it has ended.',
  },
  endOtherSessions: {
    summary: 'End all other sessions',
    description: 'Ends every session of the member except the one that asks. Answers how many.',
  },
} satisfies Record<string, CallDocs>;
