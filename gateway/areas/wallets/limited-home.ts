import { sql } from 'kysely';
import type { Gateway } from '#gateway/context/gateway.ts';
import { transact } from '#gateway/db/transact.ts';
import { playLimited } from '#gateway/ledger/limits/current-limits.ts';
import { beginHome } from './follow-game.ts';

/** A vendor that has just refused to pay out is asked again after so long; ms. */
const pause = 10_000;
const walletOf = sql<string>`'wallet:' || vendor_wallets.member_id || ':' || vendor_wallets.currency`;

/**
 * Begins to bring home what members who limit their stakes or losses have at vendors, whether their money follows them or not: the limit was set while it was
 * there, or on its way there. One whose round is open comes with the round's end.
 */
export async function bringLimited(gateway: Gateway): Promise<void> {
  const { db, clock } = gateway;
  const now = clock();
  const rows = await db
    .selectFrom('vendor_wallets')
    .select(['member_id as memberId', 'vendor'])
    .where('balance_minor', '>', 0)
    .where((eb) => eb.exists(playLimited(db, now).where('account_id', '=', walletOf)))
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('wallet_transfers')
            .select('wallet_transfers.id')
            .whereRef('wallet_transfers.vendor', '=', 'vendor_wallets.vendor')
            .whereRef('wallet_transfers.member_id', '=', 'vendor_wallets.member_id')
            .where((one) =>
              one.or([
                one('ended_at', 'is', null),
                one.and([
                  one('direction', '=', 'home'),
                  one('state', '=', 'refused'),
                  one('ended_at', '>', now - pause),
                ]),
              ]),
            ),
        ),
      ),
    )
    .limit(50)
    .execute();
  for (const { memberId, vendor } of rows)
    await transact(db, (trx) => beginHome(gateway, trx, { memberId, vendor, cause: 'leave' }));
}
