import type { Call } from '#src/contract/core/call.ts';
import { upload } from '#src/contract/core/limits.ts';

const area = 'pictures';

/** The form of an uploaded picture. The gateway stores a re-encoded JPEG without metadata, of a moderate size. */
export const pictureFile = { types: upload.types, maxBytes: upload.maxBytes };

export const addPicture = {
  area,
  name: 'addPicture',
  method: 'POST',
  path: '/wps/picture',
  file: pictureFile,
  access: 'member',
  may: 'memberCentre',
  cache: 'private',
  idempotent: true,
  ours: true,
} as const satisfies Call;

export const picture = {
  area,
  name: 'picture',
  method: 'GET',
  path: '/wps/picture',
  access: 'member',
  cache: 'private',
  ours: true,
} as const satisfies Call;

export const removePicture = {
  area,
  name: 'removePicture',
  method: 'DELETE',
  path: '/wps/picture',
  access: 'member',
  cache: 'private',
  ours: true,
} as const satisfies Call;
