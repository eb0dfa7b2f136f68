import type { CallDocs } from '#src/contract/core/call.ts';

/** The calls of apps that show codes in the API document. */
export const docs = {
  newAuthenticator: {
    summary: 'Make the secret of an app',
    description:
      'The secret of a new app, given the password. The app counts once a code of it was typed within 15 minutes.',
    refusals: {
      wrong_password: "The password is not the member's.",
      limit_reached: 'The member has 5 apps.',
    },
  },
  addAuthenticator: {
    summary: 'Add an app',
    description: 'Stores the app that has the secret, given its first code.',
    refusals: {
      not_found: 'There is no such secret of this member, or it is too old.',
      verification_code_error: 'The code is not one of the app at this time.',
      limit_reached: 'The member has 5 apps.',
    },
  },
  renameAuthenticator: {
    summary: 'Rename an app',
    description: 'Gives an app another name.',
    refusals: { not_found: 'The member has no such app.' },
  },
  removeAuthenticator: {
    summary: 'Remove an app',
    description: 'Removes an app, given the password. With the last one, and without a passkey, the second step ends.',
    refusals: {
      wrong_password: "The password is not the member's.",
      not_found: 'The member has no such app.',
    },
  },
} satisfies Record<string, CallDocs>;
