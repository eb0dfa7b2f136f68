import { addPicture as addCall, picture, removePicture as removeCall } from '#src/contract/pictures/pictures.ts';
import type { Gateway } from '#gateway/context/gateway.ts';
import type { App } from '#gateway/http/app-env.ts';
import { route } from '#gateway/http/route.ts';
import { runOnce } from '#gateway/ledger/idempotency.ts';
import { digestOf } from './digest.ts';
import { addPicture, readPicture, removePicture } from './pictures.ts';
import { remakePicture } from './remake-picture.ts';

/** Pictures that go with something sent later, such as feedback or a bank transfer. */
export function addPicturesRoutes(app: App, gateway: Gateway): void {
  const { db, clock, limits } = gateway;

  route(app, gateway, addCall, async ({ member, file, idempotencyKey: key }) => {
    await limits.consume('picture', member.id);
    const image = await remakePicture('picture', file);
    return runOnce(gateway, { scope: `${member.id}:picture`, key, body: digestOf(file) }, async (trx) => ({
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
}
