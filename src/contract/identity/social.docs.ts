import type { CallDocs } from '#src/contract/core/call.ts';

/** The calls of social in the API document. */
export const docs = {
  takeSocial: {
    summary: 'Continue after a social login',
    description:
      'Signs in the member whom a provider has just named, or answers that there is no account yet. Links the provider to a member who asked for that, or answers that the password must be confirmed first.',
    refusals: {
      handover_invalid: "The code is not that of this browser's return, was used, or its 60 seconds are over.",
      session_ended: 'The session that asked for the link has ended.',
      free_reject: 'A trial guest cannot link a social account.',
      no_permission: "The member's type has no social accounts to link.",
      identity_taken: 'The social account signs in another member.',
      login_failed: 'The account is locked.',
      second_factor_required: 'The account has a second step; the value has its ticket.',
      non_member: "The member's type cannot log in here.",
    },
  },
  linkSocial: {
    summary: 'Link a social account',
    description:
      'Lets the social account that a provider has just named sign the member in, given the password. Answers all linked accounts.',
    refusals: {
      handover_invalid: 'No provider has named an account for this session in the last minutes.',
      wrong_password: "The password is not the member's.",
      identity_taken: 'The social account signs in another member.',
    },
  },
  registerSocial: {
    summary: 'Register by a social account',
    description:
      'Opens an account under a chosen name for the person whom a provider has named, and signs in; sets the renewal cookie.',
    refusals: {
      handover_invalid: 'No provider has named a person for this browser in the last minutes.',
      no_permission: 'Registration is closed.',
      invitation_code_error: 'The invitation code is not valid.',
      username_taken: 'Another account has the name.',
      identity_taken: 'The social account signs in another member.',
    },
  },
} satisfies Record<string, CallDocs>;
