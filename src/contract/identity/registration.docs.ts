import type { CallDocs } from '#src/contract/core/call.ts';

/** The calls of registration in the API document. */
export const docs = {
  registerSettings: {
    summary: 'Read the registration form',
    description:
      'The ways to register, each field with its rules, the bonus of a new member and the minimum age, as the merchant has set them.',
  },
  register: {
    summary: 'Register by user name',
    description:
      'Opens an account by user name and signs in; sets the renewal cookie. `value.fields` of a refusal names the fields.',
    refusals: {
      invalid_request: 'A field breaks its rule of `registerSettings`; the value has its name.',
      no_permission: 'This way to register is closed.',
      username_taken: 'Another account has the name or the mobile number.',
      verification_code_error: 'The captcha or the SMS code is wrong, was used or is too old.',
      invitation_code_error: 'The invitation code is not valid.',
      referrer_link_error: "No member has the referrer's code.",
      password_too_common: 'The password is among those that are guessed first.',
      system_updating: 'The keys of the push service could not be fetched.',
    },
  },
  registerByMobile: {
    summary: 'Register by mobile number',
    description:
      'Opens an account by a mobile number and the code that was sent to it, and signs in; sets the renewal cookie.',
    refusals: {
      invalid_request: 'A field breaks its rule of `registerSettings`; the value has its name.',
      no_permission: 'This way to register is closed.',
      username_taken: 'Another account has the mobile number.',
      verification_code_error: 'The captcha or the SMS code is wrong, was used or is too old.',
      invitation_code_error: 'The invitation code is not valid.',
      referrer_link_error: "No member has the referrer's code.",
      password_too_common: 'The password is among those that are guessed first.',
      system_updating: 'The keys of the push service could not be fetched.',
    },
  },
  checkAffiliate: {
    summary: 'Check an invitation code',
    description: 'Answers a valid invitation code in the spelling of its owner.',
    refusals: {
      invitation_code_error: 'The code is not valid.',
    },
  },
  checkUsername: {
    summary: 'Check an account name',
    description: 'Whether an account name is still free; for the registration form.',
  },
} satisfies Record<string, CallDocs>;
