import type { CallDocs } from '#src/contract/core/call.ts';

/** The calls of security in the API document. */
export const docs = {
  securityState: {
    summary: 'Read the security centre',
    description:
      'Which proofs the member has set: passwords, security question, email address, mobile number (masked), and a new password that waits.',
  },
  cancelRecovery: {
    summary: 'Cancel a waiting password',
    description:
      'Cancels the new password that waits since the security question was answered. Succeeds as well if none waits.',
  },
  listSecurityQuestions: {
    summary: 'List the security questions',
    description: 'The questions that a member can choose from; the app has their texts.',
  },
  setSecurityQuestion: {
    summary: 'Set the security question',
    description: 'Sets the security question and its answer, given the password.',
    refusals: {
      wrong_password: "The password is not the member's.",
    },
  },
  setPaymentPassword: {
    summary: 'Set the payment password',
    description:
      'Sets the payment password, given the password of the login; or changes it, given the old payment password.',
    refusals: {
      wrong_password: "The password, or the old payment password, is not the member's.",
      same_password: 'The new payment password is the old one.',
      password_too_common: 'The new payment password is a straight run of digits, or one digit repeated.',
    },
  },
  sendPaymentCode: {
    summary: 'Send a code for a lost payment password',
    description: 'Sends a code to the verified mobile number, or else to the email address of the member.',
    refusals: {
      no_permission: 'The member has neither, or has set it too recently.',
    },
  },
  recoverPaymentPassword: {
    summary: 'Replace a lost payment password',
    description:
      'Sets a new payment password, given the password of the login and the code that `sendPaymentCode` sent.',
    refusals: {
      wrong_password: "The password is not the member's.",
      verification_code_error: 'The code is wrong, was used or is too old.',
      password_too_common: 'The new payment password is a straight run of digits, or one digit repeated.',
      no_permission: 'The member has neither number nor address for codes, or has set it too recently.',
    },
  },
  setOwnMobile: {
    summary: 'Set the mobile number',
    description:
      "Makes a mobile number the member's, given the password and the code that `smsForRegister` sent to it. The old number is told of the change.",
    refusals: {
      wrong_password: "The password is not the member's.",
      verification_code_error: 'The code is wrong, was used or is too old.',
      username_taken: 'Another account has the number.',
    },
  },
} satisfies Record<string, CallDocs>;
