import { mall, mallOrders, redeemGood } from '#src/contract/mall.ts';
import type { Gateway } from '../context/gateway.ts';
import { runOnce } from '../domain/idempotency.ts';
import { tellOfHousePayment } from '../domain/house-payments.ts';
import { readPlayer } from '../domain/player.ts';
import type { App } from '../http/app-env.ts';
import { route } from '../http/route.ts';
import { listGoods, listOrders } from '../mall/list-mall.ts';
import { readPoints } from '../mall/points.ts';
import { redeem } from '../mall/redeem.ts';
import { Refusal } from '../process/refusal.ts';

/** The point mall: what members have earned by playing, and what they take for it [S1-084]. */
export function addMallRoutes(app: App, gateway: Gateway): void {
  const { db, clock } = gateway;
  route(app, gateway, mall, async ({ member, query: { language } }) => {
    const player = await readPlayer(db, member.id);
    if (!player) throw new Refusal('session_ended');
    const points = await readPoints(db, { memberId: member.id, currency: player.currency });
    return { ...points, goods: await listGoods(db, language) };
  });
  route(app, gateway, mallOrders, ({ member, query }) => listOrders(db, { memberId: member.id, ...query }));
  route(app, gateway, redeemGood, async ({ member, body: { token: _token, ...body }, idempotencyKey: key }) => {
    const asked = { memberId: member.id, goodId: body.id, points: body.points, now: clock() };
    const seen: { told?: Awaited<ReturnType<typeof redeem>>['told'] } = {};
    const value = await runOnce(gateway, { scope: `${member.id}:mall-redeem`, key, body }, async (trx) => {
      const { value: done, told } = await redeem(trx, asked, gateway.config.rewardLimits);
      seen.told = told;
      return done;
    });
    if (seen.told) tellOfHousePayment(gateway, seen.told.payment, seen.told.counted);
    return value;
  });
}
