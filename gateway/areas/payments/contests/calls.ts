import { fromMinor } from '#src/contract/core/amount.ts';
import { payOwed } from '#src/contract/payments/deposits.ts';
import type { Gateway } from '#gateway/context/gateway.ts';
import type { App } from '#gateway/http/app-env.ts';
import { route } from '#gateway/http/route.ts';
import { runOnce } from '#gateway/ledger/idempotency.ts';
import { readPlayer } from '#gateway/ledger/player.ts';
import { payFromWallet, readOwed } from '#gateway/ledger/receivables.ts';
import { newId } from '#gateway/process/new-id.ts';
import { Refusal } from '#gateway/process/refusal.ts';

/** Paying what is owed for deposits that were taken back. */
export function addContestRoutes(app: App, gateway: Gateway): void {
  const { db, clock } = gateway;

  route(app, gateway, payOwed, async ({ member, idempotencyKey: key }) => {
    await gateway.limits.consume('deposit', member.id);
    const player = await readPlayer(db, member.id);
    if (!player) throw new Refusal('session_ended');
    const whose = { memberId: member.id, currency: player.currency };
    return runOnce(gateway, { scope: `${member.id}:owed`, key, body: {} }, async (trx) => {
      const paid = await payFromWallet(trx, { ...whose, ref: newId(clock()) }, clock());
      return { paid: fromMinor(paid), owed: fromMinor(await readOwed(trx, whose)) };
    });
  });
}
