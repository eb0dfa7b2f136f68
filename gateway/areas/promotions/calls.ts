import { applyPromotion, claimPromotion, listPromotions, ownPromotions } from '#src/contract/promotions/promotions.ts';
import { memberRewards } from '#src/contract/promotions/rewards.ts';
import type { App } from '#gateway/http/app-env.ts';
import type { Gateway } from '#gateway/context/gateway.ts';
import { runOnce } from '#gateway/ledger/idempotency.ts';
import { logHousePayment } from '#gateway/ledger/house-payments.ts';
import { route } from '#gateway/http/route.ts';
import { findPromotions } from './find-promotions.ts';
import { listGivenRewards } from './given-rewards.ts';
import { claimReward } from './claim-reward.ts';
import { readOwnPromotions } from './own-promotions.ts';
import { applyFor } from './take-part.ts';

/** Public promotions [S1-051], a member's part in them [S2-248], and their rewards [S1-085]; times by the gateway's own clock. */
export function addPromotionsRoutes(app: App, gateway: Gateway): void {
  const { db, clock } = gateway;
  route(app, gateway, listPromotions, async ({ query }) => ({ list: await findPromotions(db, query.language) }));

  route(app, gateway, ownPromotions, async ({ member }) => ({
    list: await readOwnPromotions(db, { memberId: member.id, now: clock() }),
  }));

  route(app, gateway, memberRewards, ({ member, query }) => listGivenRewards(db, { memberId: member.id, ...query }));
  route(app, gateway, applyPromotion, ({ member, body: { token: _token, ...body }, idempotencyKey: key }) =>
    runOnce(gateway, { scope: `${member.id}:promotion-apply`, key, body }, (trx) =>
      applyFor(trx, { memberId: member.id, promotionId: body.id, now: clock() }),
    ),
  );

  route(app, gateway, claimPromotion, async ({ member, body: { token: _token, ...body }, idempotencyKey: key }) => {
    const asked = { memberId: member.id, promotionId: body.id, stage: body.stage, now: clock() };
    const seen: { told?: Awaited<ReturnType<typeof claimReward>>['told'] } = {};
    const value = await runOnce(gateway, { scope: `${member.id}:promotion-claim`, key, body }, async (trx) => {
      const { own, told } = await claimReward(trx, asked, gateway.config.rewardLimits);
      seen.told = told;
      return own;
    });
    if (seen.told) logHousePayment(gateway, seen.told.payment, seen.told.counted);
    return value;
  });
}
