import type { CallDocs } from '#src/contract/core/call.ts';

/** The calls of feedback in the API document. */
export const docs = {
  sendFeedback: {
    summary: 'Send feedback',
    description:
      'Sends feedback of the member to the operator, with up to three pictures that `addPicture` has uploaded. The captcha is used up by each try. `sender` is ignored: the session says who sends.',
    refusals: {
      verification_code_error: 'The answer to the captcha is wrong or too late.',
      invalid_request: "A picture is not the member's, or was sent with something else.",
    },
  },
  ownFeedback: {
    summary: 'List own feedback',
    description: "A page of the member's feedback with the operator's answers, the last sent first.",
  },
} satisfies Record<string, CallDocs>;
