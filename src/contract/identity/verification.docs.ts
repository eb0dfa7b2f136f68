import type { CallDocs } from '#src/contract/core/call.ts';

/** The calls of verification in the API document. */
export const docs = {
  humanChallenge: {
    summary: 'Ask for a proof of work',
    description:
      'A challenge whose solution costs a program time: before a code is sent, or instead of a captcha picture, which costs more. It works once and for its purpose alone.',
  },
  smsForRegister: {
    summary: 'Send a code to a new number',
    description:
      'Sends a code to a mobile number that registers or is set by a member. Answers the time of the next possible code.',
    refusals: {
      human_check_failed: 'The challenge was not solved, was used or is too old.',
      invalid_request: 'There can be no such mobile number, or none of its country is served.',
    },
  },
  smsWithoutLogin: {
    summary: 'Send a recovery code by SMS',
    description:
      'Sends a code to the verified mobile number of an account. The answer is the same where no account has the number.',
    refusals: {
      human_check_failed: 'The challenge was not solved, was used or is too old.',
      invalid_request: 'There can be no such mobile number.',
    },
  },
  smsForLogin: {
    summary: 'Send a login code by SMS',
    description: 'Sends a code to log in with. The answer is the same where no account has the number.',
    refusals: {
      human_check_failed: 'The challenge was not solved, was used or is too old.',
      invalid_request: 'There can be no such mobile number.',
      no_permission: 'Login by SMS code is switched off.',
    },
  },
} satisfies Record<string, CallDocs>;
