import { createHash } from 'node:crypto';
import { saveIcon, removeIcon as removeIconCall } from '#src/contract/account/account-details.ts';
import { addPicture as addCall, picture, removePicture as removeCall } from '#src/contract/account/pictures.ts';
import type { App } from '#gateway/http/app-env.ts';
import type { Gateway } from '#gateway/context/gateway.ts';
import { addPicture, readPicture, removeIcon, removePicture, replaceIcon } from './pictures.ts';
import { remakePicture } from './remake-picture.ts';
import { runOnce } from '#gateway/ledger/idempotency.ts';
import { route } from '#gateway/http/route.ts';

/** Represents a file in the comparison of bodies. */
const digest = (file: Buffer) => createHash('sha256').update(file).digest('base64url');

export function addPicturesRoutes(app: App, gateway: Gateway): void {
  const { db, clock, limits } = gateway;

  route(app, gateway, addCall, async ({ member, file, idempotencyKey: key }) => {
    await limits.consume('picture', member.id);
    const image = await remakePicture('picture', file);
    return runOnce(gateway, { scope: `${member.id}:picture`, key, body: digest(file) }, async (trx) => ({
      id: await addPicture(trx, member.id, image, clock()),
    }));
  });
  route(app, gateway, picture, async ({ member, query: { id } }) => ({
    image: (await readPicture(db, member.id, id)).toString('base64'),
  }));
  route(app, gateway, removeCall, async ({ member, body: { id } }) => {
    await removePicture(db, member.id, id);
    return {};
  });

  route(app, gateway, saveIcon, async ({ member, file, idempotencyKey: key }) => {
    await limits.consume('picture', member.id);
    const image = await remakePicture('icon', file);
    return runOnce(gateway, { scope: `${member.id}:icon`, key, body: digest(file) }, async (trx) => ({
      iconId: await replaceIcon(trx, member.id, image, clock()),
    }));
  });
  route(app, gateway, removeIconCall, async ({ member }) => {
    await removeIcon(db, member.id);
    return {};
  });
}
