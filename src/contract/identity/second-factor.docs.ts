import type { CallDocs } from '#src/contract/core/call.ts';

/** The calls of second-factor in the API document. */
export const docs = {
  passkeyRequest: {
    summary: 'Ask for the options of a passkey login',
    description:
      'The options that the browser signs with a passkey to log in. They work for five minutes, once, on this device alone, which a cookie identifies.',
    refusals: {
      no_permission: 'Passkeys do not work under this address of the site.',
    },
  },
  passkeyLogin: {
    summary: 'Log in by passkey',
    description: 'Signs in by a passkey alone; sets the renewal cookie.',
    refusals: {
      proof_refused: 'The passkey is not known, did not sign these options, or they were used or are too old.',
      non_member: "The member's type cannot log in here.",
      no_permission: 'Passkeys do not work under this address of the site.',
    },
  },
  secondStepRequest: {
    summary: 'Ask for the options of the second step',
    description:
      'The options that the browser signs with a passkey of the member after a right password. Takes the ticket of the refusal `second_factor_required`.',
    refusals: {
      token_expired: 'The ticket is not known, was used or is too old.',
      no_permission: 'Passkeys do not work under this address of the site.',
    },
  },
  secondStep: {
    summary: 'Complete the second step',
    description: 'Completes a login with a passkey, a code of an app or a recovery code; sets the renewal cookie.',
    refusals: {
      token_expired: 'The ticket is not known, was used or is too old.',
      proof_refused: 'The passkey did not sign, or the code is wrong or was used.',
      non_member: "The member's type cannot log in here.",
      no_permission: 'Passkeys do not work under this address of the site.',
    },
  },
} satisfies Record<string, CallDocs>;
