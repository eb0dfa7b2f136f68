import * as v from 'valibot';
import { TokenField } from '#src/contract/core/wire.ts';

/** Names a picture of the member's own. */
export const PictureId = v.pipe(v.string(), v.regex(/^[0-9a-z]{20,40}$/));

/** What the calls of pictures are asked with and answer. */
export const schemas = {
  addPicture: {
    summary:
      'Uploads a picture to go with something that is sent later; invalid_request when it cannot be read as PNG or JPEG',
    value: v.object({ id: PictureId }),
  },
  picture: {
    summary: "A picture of the member's own as a JPEG in base64; not_found for anybody else's",
    query: v.object({ id: PictureId }),
    value: v.object({ image: v.pipe(v.string(), v.base64()) }),
  },
  removePicture: {
    summary: 'Takes back a picture that was not sent with anything yet; also when it is gone already',
    body: v.object({ id: PictureId, token: TokenField }),
    value: v.object({}),
  },
};
