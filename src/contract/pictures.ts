import * as v from 'valibot';
import { defineCall } from './call.ts';
import { upload } from './limits.ts';
import { TokenField } from './wire.ts';

/** Names a picture of the member's own. */
export const PictureId = v.pipe(v.string(), v.regex(/^[0-9a-z]{20,40}$/));

/** What a picture goes up as. What is stored is made of it anew: a JPEG without metadata, of a moderate size. */
export const pictureFile = { types: upload.types, maxBytes: upload.maxBytes };

export const addPicture = defineCall({
  name: 'addPicture',
  summary:
    'Uploads a picture to go with something that is sent later; invalid_request when it cannot be read as PNG or JPEG',
  method: 'POST',
  path: '/wps/picture',
  file: pictureFile,
  value: v.object({ id: PictureId }),
  access: 'member',
  cache: 'private',
  idempotent: true,
  ours: true,
});

export const picture = defineCall({
  name: 'picture',
  summary: "A picture of the member's own as a JPEG in base64; not_found for anybody else's",
  method: 'GET',
  path: '/wps/picture',
  query: v.object({ id: PictureId }),
  value: v.object({ image: v.pipe(v.string(), v.base64()) }),
  access: 'member',
  cache: 'private',
  ours: true,
});

export const removePicture = defineCall({
  name: 'removePicture',
  summary: 'Takes back a picture that was not sent with anything yet; also when it is gone already',
  method: 'DELETE',
  path: '/wps/picture',
  body: v.object({ id: PictureId, token: TokenField }),
  value: v.object({}),
  access: 'member',
  cache: 'private',
  ours: true,
});
