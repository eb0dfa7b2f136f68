import { claimBonus, dropBonus, ownBonuses } from '#src/contract/payments/bonuses.ts';
import type { Gateway } from '#gateway/context/gateway.ts';
import { transact } from '#gateway/db/transact.ts';
import type { App } from '#gateway/http/app-env.ts';
import { route } from '#gateway/http/route.ts';
import { runOnce } from '#gateway/ledger/idempotency.ts';
import { Refusal } from '#gateway/process/refusal.ts';
import { endBonus } from './book-bonus.ts';
import { findOwn, listOwn } from './own-bonuses.ts';
import { settleBonus } from './progress.ts';

/** A member's bonuses: what is left, claiming and dropping. */
export function addBonusRoutes(app: App, gateway: Gateway): void {
  const { db, clock } = gateway;

  route(app, gateway, ownBonuses, async ({ member }) => ({ list: await listOwn(db, member.id) }));

  route(app, gateway, claimBonus, async ({ member, body: { id }, idempotencyKey: key }) => {
    await findOwn(db, member.id, id);
    return runOnce(gateway, { scope: `${member.id}:bonus`, key, body: { id } }, async (trx) => {
      await settleBonus(trx, id, clock());
      const bonus = await findOwn(trx, member.id, id);
      if (bonus.state !== 'paid') throw new Refusal('promotion_unavailable');
      return bonus;
    });
  });

  route(app, gateway, dropBonus, async ({ member, body: { id } }) => {
    await findOwn(db, member.id, id);
    await transact(db, (trx) => endBonus(trx, { id }, 'dropped', '', clock()));
    return findOwn(db, member.id, id);
  });
}
