import type { CallDocs } from '#src/contract/core/call.ts';

/** The calls of passkeys in the API document. */
export const docs = {
  protection: {
    summary: 'Read the passkeys and apps',
    description:
      "The member's passkeys and apps that show codes, whether a password alone no longer signs in, and the number of unused recovery codes.",
  },
  addPasskey: {
    summary: 'Add a passkey',
    description: 'Stores the passkey that the browser has made from `passkeyCreation`.',
    refusals: {
      proof_refused: "The passkey was not made from this member's options, or they were used or are too old.",
      limit_reached: 'The member has 20 passkeys.',
      no_permission: 'Passkeys do not work under this address of the site.',
    },
  },
  removePasskey: {
    summary: 'Remove a passkey',
    description:
      'Removes a passkey, given the password. With the last one, and without an app that shows codes, the second step ends.',
    refusals: {
      wrong_password: "The password is not the member's.",
      not_found: 'The member has no such passkey.',
    },
  },
  passkeyCreation: {
    summary: 'Ask for the options of a new passkey',
    description:
      'The options that the browser makes a passkey with, given the password. They work for five minutes and one passkey.',
    refusals: {
      wrong_password: "The password is not the member's.",
      limit_reached: 'The member has 20 passkeys.',
      no_permission: 'Passkeys do not work under this address of the site.',
    },
  },
  renamePasskey: {
    summary: 'Rename a passkey',
    description: 'Gives a passkey another name.',
    refusals: {
      not_found: 'The member has no such passkey.',
    },
  },
  setSecondFactor: {
    summary: 'Switch the second step',
    description:
      'Whether a passkey, a code of an app or a recovery code is needed after a password. Switching it on answers ten new recovery codes, which are shown only once; switching it off answers none.',
    refusals: {
      wrong_password: "The password is not the member's.",
      no_permission: 'The member has neither a passkey nor an app.',
    },
  },
  makeRecoveryCodes: {
    summary: 'Make new recovery codes',
    description: 'Ten new recovery codes in place of the previous ones, given the password. They are shown only once.',
    refusals: {
      wrong_password: "The password is not the member's.",
      no_permission: 'The second step is off.',
    },
  },
} satisfies Record<string, CallDocs>;
