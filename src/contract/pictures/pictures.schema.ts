import * as v from 'valibot';
import { TokenField } from '#src/contract/core/wire.ts';

/** Names a picture of the member's own. */
export const PictureId = v.pipe(v.string(), v.regex(/^[0-9a-z]{20,40}$/));

/** Schemas of the picture calls. */
export const schemas = {
  addPicture: {
    value: v.object({ id: PictureId }),
  },
  picture: {
    query: v.object({ id: PictureId }),
    value: v.object({ image: v.pipe(v.string(), v.base64()) }),
  },
  removePicture: {
    body: v.object({ id: PictureId, token: TokenField }),
    value: v.object({}),
  },
};
