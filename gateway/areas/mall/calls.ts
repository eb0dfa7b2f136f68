import { deliveryAddress, mall, mallOrders, redeemGood, removeDeliveryAddress } from '#src/contract/mall/mall.ts';
import type { Gateway } from '#gateway/context/gateway.ts';
import { runOnce } from '#gateway/ledger/idempotency.ts';
import { logHousePayment } from '#gateway/ledger/house-payments.ts';
import { readPlayer } from '#gateway/ledger/player.ts';
import type { App } from '#gateway/http/app-env.ts';
import { route } from '#gateway/http/route.ts';
import { listGoods, listOrders } from './list-mall.ts';
import { forgetAddress, readKeptAddress } from './parcel-address.ts';
import { readPoints } from './points.ts';
import { redeem } from './redeem.ts';
import { secretDigest } from '../identity/session/secret-digest.ts';
import { Refusal } from '#gateway/process/refusal.ts';

/** The point mall: what members have earned by playing, and what they take for it [S1-084]. */
export function addMallRoutes(app: App, gateway: Gateway): void {
  const { db } = gateway;
  route(app, gateway, mall, async ({ member, query: { language } }) => {
    const player = await readPlayer(db, member.id);
    if (!player) throw new Refusal('session_ended');
    const points = await readPoints(db, { memberId: member.id, currency: player.currency });
    return { ...points, goods: await listGoods(db, language) };
  });
  route(app, gateway, mallOrders, ({ member, query }) => listOrders(gateway, { memberId: member.id, ...query }));
  route(app, gateway, redeemGood, async ({ member, body: { token: _token, ...body }, idempotencyKey: key }) => {
    const { id: goodId, points, address, keepAddress } = body;
    const seen: { told?: Awaited<ReturnType<typeof redeem>>['told'] } = {};
    // A plain hash of an address could be guessed.
    const asked = { scope: `${member.id}:mall-redeem`, key, body: secretDigest(gateway, body) };
    const value = await runOnce(gateway, asked, async (trx) => {
      const { value: done, told } = await redeem(gateway, trx, { member, goodId, points, address, keepAddress });
      seen.told = told;
      return done;
    });
    if (seen.told) logHousePayment(gateway, seen.told.payment, seen.told.counted);
    return value;
  });
  route(app, gateway, deliveryAddress, async ({ member }) => ({ address: await readKeptAddress(gateway, member.id) }));
  route(app, gateway, removeDeliveryAddress, async ({ member }) => {
    await forgetAddress(db, member.id);
    return { address: null };
  });
}
