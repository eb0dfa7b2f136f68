import type { CallDocs } from '#src/contract/core/call.ts';

/** The calls of invitations in the API document. */
export const docs = {
  ownInvitation: {
    summary: 'Read the invitation code',
    description:
      "The member's own invitation code, which the first call makes, the numbers of members who joined and played by it, and the commission for them.",
    refusals: {
      no_permission: 'The merchant does not run the referral programme.',
    },
  },
  invitedMembers: {
    summary: 'List invited members',
    description:
      'A page of the members who joined by the codes of this member, the last first; their accounts are masked, and `earned` is the commission that was paid for them.',
    refusals: {
      no_permission: 'The merchant does not run the referral programme.',
    },
  },
  renewInvitation: {
    summary: 'Replace the invitation code',
    description: 'Ends the codes of the member and makes a new one.',
    refusals: {
      no_permission: 'The merchant does not run the referral programme.',
      rate_limited: 'The member has made ten codes in a day.',
    },
  },
} satisfies Record<string, CallDocs>;
