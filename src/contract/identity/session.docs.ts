import type { CallDocs } from '#src/contract/core/call.ts';

/** The calls of session in the API document. */
export const docs = {
  login: {
    summary: 'Log in',
    description:
      'Signs in by user name and password, by mobile number and SMS code, or by the token of a push service, as `type` says; sets the renewal cookie. A refusal whose value has `captcha: true` asks for a captcha with the next try.',
    refusals: {
      login_failed: 'The user name or the password is wrong, or the account is locked.',
      captcha_required: 'The account or the address has failed before, and no captcha was answered.',
      verification_code_error: 'The captcha or the SMS code is wrong, was used or is too old.',
      second_factor_required: 'The password is right, and the account has a second step; the value has its ticket.',
      non_member: "The member's type cannot log in here.",
      only_agents: 'A login of the agent area by a member who is no agent.',
      non_agents: 'Only agents can log in to this site.',
      no_permission: 'The way to log in is switched off.',
      system_updating: 'The keys of the push service could not be fetched.',
    },
  },
  logout: {
    summary: 'Log out',
    description:
      'Ends the session and clears the renewal cookie. Works as well with an expired access token, by the cookie.',
  },
  renewSession: {
    summary: 'Renew the session',
    description:
      'A fresh access token by the renewal cookie, which is replaced. The previous cookie works until the new one was used once. A browser without cookies sends the renewal token of its page as the bearer.',
    refusals: {
      not_logged_in: 'There is no renewal cookie.',
      session_ended: 'The session has ended, or the cookie was replaced and its successor was used.',
    },
  },
  captcha: {
    summary: 'Draw a captcha',
    description:
      'A fresh captcha: its id, and a PNG in Base64. It lives five minutes and takes one answer. It shows letters and digits, or an equation whose result is the answer.',
  },
} satisfies Record<string, CallDocs>;
