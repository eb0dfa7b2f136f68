import type { CallDocs } from '#src/contract/core/call.ts';

/** The calls of account-details in the API document. */
export const docs = {
  accountDetails: {
    summary: 'Read personal details',
    description:
      'The details that the member has entered: nickname, email address, mobile number (its last four digits), payee name, birthday. An empty text was not given. `ageLimit` is the minimum age in years.',
  },
  saveIcon: {
    summary: 'Upload an icon',
    description:
      "Makes a picture the member's icon, cut to a square, in place of the previous one. The body is the file itself.",
    refusals: {
      invalid_request: 'The file cannot be read as PNG or JPEG.',
      rate_limited: 'Too many pictures of the member, or too many waiting to be decoded.',
    },
  },
  removeIcon: {
    summary: 'Remove the icon',
    description: "Removes the member's icon. Succeeds as well if there is none.",
  },
  saveNickname: {
    summary: 'Set the nickname',
    description: 'Sets the nickname of the member; an empty one removes it. Answers all details.',
  },
  saveEmail: {
    summary: 'Set the email address',
    description:
      'Sets the email address of the member, which can recover the account; an empty one removes it. The old address is told of the change. Answers all details.',
    refusals: {
      wrong_password: "The password is not the member's.",
    },
  },
  savePayeeName: {
    summary: 'Set the payee name',
    description: 'Sets, once, the name that money is paid out to. Answers all details.',
    refusals: {
      no_permission: 'There is a payee name already.',
    },
  },
  saveBirthday: {
    summary: 'Set the birthday',
    description: 'Sets, once, the birthday of the member. Answers all details.',
    refusals: {
      no_permission: 'There is a birthday already.',
      invalid_request: 'The member would be younger than the minimum age.',
    },
  },
} satisfies Record<string, CallDocs>;
