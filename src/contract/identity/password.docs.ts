import type { CallDocs } from '#src/contract/core/call.ts';

/** The calls of password in the API document. */
export const docs = {
  changePassword: {
    summary: 'Change the password',
    description: 'Changes the password of the member. All other sessions of the account end.',
    refusals: {
      wrong_password: "The old password is not the member's.",
      same_password: 'The new password is the old one.',
      password_too_common: 'The new password is among those that are guessed first.',
    },
  },
} satisfies Record<string, CallDocs>;
