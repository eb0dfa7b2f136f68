import { addPicture, removePicture, picture } from '#src/contract/pictures/pictures.ts';
import { send } from '#src/platform/calls/send.ts';
import { shrinkPicture } from '#src/platform/device/shrink-picture.ts';
import { defineRead } from '#src/platform/resource/define-read.ts';

/** A picture of the member as a data URL, by its id; immutable. */
export const pictureResource = defineRead({
  name: 'picture',
  call: picture,
  query: (id: string) => ({ id }),
  key: (id: string) => id,
  pick: ({ image }) => `data:image/jpeg;base64,${image}`,
  freshFor: Infinity,
});

/** Uploads a picture for a later submission; resolves with its id. Rejects with an AppError. */
export const uploadPicture = async (file: Blob, idempotencyKey: string): Promise<string> =>
  (await send(addPicture, { file: await shrinkPicture(file), idempotencyKey })).id;

/** Deletes an unsent picture. Never rejects: a remaining one expires after a week. */
export const takeBackPicture = (id: string): Promise<unknown> =>
  send(removePicture, { body: { id } }).catch(() => undefined);
