import { type Kysely, sql } from 'kysely';
import { compiled, type Params } from '#gateway/db/compiled.ts';
import type { Tables } from '#gateway/db/tables.ts';
import { walletId } from '#gateway/ledger/ledger-accounts.ts';

/** Maximum duration of a play session: older rounds are not read; ms. */
export const longestSession = 86_400_000;

type Key = { memberId: string; currency: string; since: number };
type Session = { readonly net: number; readonly won: number; readonly balance: number };

/** Sums and balance of one moment: a win is in both or in neither. */
const session = compiled((db, param: Params<Key & { wallet: string }>) =>
  db
    .selectFrom('rounds')
    .select(sql<number>`cast(coalesce(sum(win_minor - stake_minor), 0) as bigint)`.as('net'))
    .select(sql<number>`cast(coalesce(sum(win_minor), 0) as bigint)`.as('won'))
    .select((eb) => eb.selectFrom('accounts').select('balance_minor').where('id', '=', param('wallet')).as('balance'))
    .where('member_id', '=', param('memberId'))
    .where('created_at', '>=', param('since'))
    .where('currency', '=', param('currency')),
);

/**
 * Sums the rounds that a member, or a play-money player, has begun since a time: wins less stakes, and wins, as vendors were
 * booked, whatever their pages say; and the present balance. All in minor units. A bet that was rolled back does not count; deposits and
 * credits are no play. `since` in epoch ms; `db` is the ledger of the player's rounds.
 */
export async function readSession(db: Kysely<Tables>, key: Key, now: number): Promise<Session> {
  const since = Math.max(key.since, now - longestSession);
  const row = await session.first(db, { ...key, since, wallet: walletId(key.memberId, key.currency) });
  return { net: row?.net ?? 0, won: row?.won ?? 0, balance: row?.balance ?? 0 };
}
