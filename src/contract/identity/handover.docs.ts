import type { CallDocs } from '#src/contract/core/call.ts';

/** The calls of handover in the API document. */
export const docs = {
  issueHandover: {
    summary: 'Issue a handover code',
    description:
      'A code that opens one more session of the member on another device: once, within 60 seconds. Needs the access token and the renewal cookie of the same session.',
    refusals: {
      no_permission: 'The renewal cookie is missing, or of another session.',
    },
  },
  readHandover: {
    summary: 'Read the owner of a handover code',
    description: 'The name of the member whose session a code would open. The code stays unused.',
    refusals: {
      handover_invalid: 'There is no such code, or it was used, or its 60 seconds are over.',
    },
  },
  takeHandover: {
    summary: 'Log in by a handover code',
    description:
      'Signs in by a code and uses it up; sets the renewal cookie. The same attempt may be repeated within the 60 seconds.',
    refusals: {
      handover_invalid: 'There is no such code, or it was used, or its 60 seconds are over.',
      non_member: "The member's type cannot log in here.",
    },
  },
} satisfies Record<string, CallDocs>;
