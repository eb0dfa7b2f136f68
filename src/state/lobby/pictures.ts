import { addPicture, removePicture, picture } from '#src/contract/account/pictures.ts';
import { send } from '#src/platform/calls/send.ts';
import { shrinkPicture } from '#src/platform/device/shrink-picture.ts';
import { defineRead } from '#src/platform/resource/define-read.ts';

/** A picture of the member's own as a data URL, by its id; it never changes. */
export const pictureResource = defineRead({
  name: 'picture',
  call: picture,
  query: (id: string) => ({ id }),
  key: (id: string) => id,
  pick: ({ image }) => `data:image/jpeg;base64,${image}`,
  freshFor: Infinity,
});

/** Uploads a picture that goes with something sent later; answers its id. Rejects with an AppError. */
export const uploadPicture = async (file: Blob, idempotencyKey: string): Promise<string> =>
  (await send(addPicture, { file: await shrinkPicture(file), idempotencyKey })).id;

/** Takes back a picture that was not sent. Never rejects: one that stays is gone in a week. */
export const takeBackPicture = (id: string): Promise<unknown> =>
  send(removePicture, { body: { id } }).catch(() => undefined);
