import type { CallDocs } from '#src/contract/core/call.ts';

/** The calls of identities in the API document. */
export const docs = {
  listIdentities: {
    summary: 'List linked social accounts',
    description: 'The accounts with Google or Facebook that sign the member in, and whether the member has a password.',
  },
  unlinkIdentity: {
    summary: 'Unlink a social account',
    description:
      'Ends the sign-in by a social account, given the password. Answers those that are left. Succeeds as well if it is not linked.',
    refusals: {
      wrong_password: "The password is not the member's.",
    },
  },
} satisfies Record<string, CallDocs>;
