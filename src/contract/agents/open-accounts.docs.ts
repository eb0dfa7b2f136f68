import type { CallDocs } from '#src/contract/core/call.ts';

const tooHigh =
  "A rate is above the agent's own of the next day: `fields` has the category, `most` what is possible in hundredths of a percent. Or the team has as many levels as it may have.";

/** The calls by which agents open accounts in the API document. */
export const docs = {
  accountTerms: {
    summary: 'Read the terms of new accounts',
    description:
      "Whether agents open accounts here, how many levels there may be below the agent, and the agent's own rates of the next day, which are the limit of what can be given.",
  },
  openAccount: {
    summary: 'Open an account in the team',
    description:
      'Opens an account directly below the agent, once for each Idempotency-Key. The password follows the rules of the registration form, and the member has to change it within seven days, before anything else.',
    refusals: {
      username_taken: 'Another account has the name, in any case.',
      password_too_common: 'The password is one of those that are guessed first.',
      limit_reached: tooHigh,
      invalid_request: 'The name or the password breaks a rule of the registration form.',
    },
  },
  invitationLinks: {
    summary: 'List the invitation links',
    description: 'A page of the links that the agent has made, the last first, with their uses.',
  },
  createLink: {
    summary: 'Make an invitation link',
    description:
      'Makes a code with terms: who registers by it comes into the team directly below the agent, as a player or as an agent with rates from the next day on.',
    refusals: { limit_reached: tooHigh },
  },
  endLink: {
    summary: 'End an invitation link',
    description: 'Ends a link at once; who has come by it stays. An ended link stays as it is.',
    refusals: { not_found: 'The agent has no such link.' },
  },
} satisfies Record<string, CallDocs>;
