import { sql } from 'kysely';
import type { Gateway } from '#gateway/context/gateway.ts';
import { playLimited } from '#gateway/ledger/limits/current-limits.ts';
import { atOnce, beginEach } from './follow-game.ts';
import { walletsAtRest } from './wallets-at-rest.ts';

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
  const rows = await walletsAtRest(db, (one) =>
    one.and([one('direction', '=', 'home'), one('state', '=', 'refused'), one('ended_at', '>', now - pause)]),
  )
    .select(['vendor_wallets.member_id as memberId', 'vendor_wallets.vendor'])
    .where((eb) => eb.exists(playLimited(db, now).where('account_id', '=', walletOf)))
    .limit(atOnce)
    .execute();
  await beginEach(gateway, rows);
}
