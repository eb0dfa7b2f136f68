import type { CallDocs } from '#src/contract/core/call.ts';

/** The calls of recovery in the API document. */
export const docs = {
  mailWithoutLogin: {
    summary: 'Send a recovery code by email',
    description:
      'Sends a code to the email address of an account. The answer is the same where there is no such account or no address.',
    refusals: {
      human_check_failed: 'The challenge was not solved, was used or is too old.',
    },
  },
  recoverByMail: {
    summary: 'Choose a new password by email',
    description: 'Chooses a new password by the code that was sent by email. All sessions of the account end.',
    refusals: {
      verification_code_error: 'The code is wrong, was used or is too old.',
      password_too_common: 'The new password is among those that are guessed first.',
      same_password: 'The new password is the old one.',
    },
  },
  recoverByPhone: {
    summary: 'Choose a new password by SMS',
    description: 'Chooses a new password by the code that was sent by SMS. All sessions of the account end.',
    refusals: {
      verification_code_error: 'The code is wrong, was used or is too old.',
      password_too_common: 'The new password is among those that are guessed first.',
      same_password: 'The new password is the old one.',
    },
  },
  recoverByQuestion: {
    summary: 'Choose a new password by the security question',
    description:
      'Chooses a new password by the answer to the security question. It works a day later, unless the owner cancels it; the owner is told at once.',
    refusals: {
      recovery_failed: 'There is no such account, or the question or the answer is not its.',
      human_check_failed: 'The challenge was not solved, was used or is too old.',
      password_too_common: 'The new password is among those that are guessed first.',
      same_password: 'The new password is the old one.',
    },
  },
} satisfies Record<string, CallDocs>;
