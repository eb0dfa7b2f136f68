import type { CallDocs } from '#src/contract/core/call.ts';

/** The calls of pictures in the API document. */
export const docs = {
  addPicture: {
    summary: 'Upload a picture',
    description:
      'Uploads a picture that a later call sends, such as feedback. The body is the file itself; a JPEG without metadata is stored.',
    refusals: {
      invalid_request: 'The file cannot be read as PNG or JPEG.',
      rate_limited: 'Too many pictures of the member, or too many waiting to be decoded.',
    },
  },
  picture: {
    summary: 'Read a picture',
    description: "A picture of the member's as a JPEG in Base64.",
    refusals: {
      not_found: 'There is no such picture of this member.',
    },
  },
  removePicture: {
    summary: 'Remove an unsent picture',
    description: 'Removes a picture that was not sent with anything yet. Succeeds as well if it is gone.',
  },
} satisfies Record<string, CallDocs>;
