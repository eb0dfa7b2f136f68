import { saveIcon, removeIcon as removeIconCall } from '#src/contract/account/account-details.ts';
import type { App } from '#gateway/http/app-env.ts';
import type { Gateway } from '#gateway/context/gateway.ts';
import { digestOf } from '../pictures/digest.ts';
import { removeIcon, replaceIcon } from '../pictures/pictures.ts';
import { remakePicture } from '../pictures/remake-picture.ts';
import { runOnce } from '#gateway/ledger/idempotency.ts';
import { route } from '#gateway/http/route.ts';

export function addIconRoutes(app: App, gateway: Gateway): void {
  const { db, clock, limits } = gateway;

  route(app, gateway, saveIcon, async ({ member, file, idempotencyKey: key }) => {
    await limits.consume('picture', member.id);
    const image = await remakePicture('icon', file);
    return runOnce(gateway, { scope: `${member.id}:icon`, key, body: digestOf(file) }, async (trx) => ({
      iconId: await replaceIcon(trx, member.id, image, clock()),
    }));
  });
  route(app, gateway, removeIconCall, async ({ member }) => {
    await removeIcon(db, member.id);
    return {};
  });
}
