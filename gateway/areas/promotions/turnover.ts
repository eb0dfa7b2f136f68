import type { Kysely } from 'kysely';
import type { Tables } from '#gateway/db/tables.ts';
import type { VendorStakes } from '#gateway/ledger/house-payments.ts';
import { roundsWithin } from '#gateway/ledger/round-sums.ts';
import { sumOf } from '#gateway/ledger/sum-of.ts';

/** `category` is empty for the games of all; times in epoch ms, `until` not included. */
type Asked = { memberId: string; currency: string; since: number; until: number; category: string };

/**
 * A member's stakes in ended rounds that were started in a time range, in minor units by vendor, as vendors were booked: a bet
 * that was rolled back counts for nothing, and neither does an open round or play money.
 */
export async function readTurnover(
  db: Kysely<Tables>,
  { memberId, currency, since, until, category }: Asked,
): Promise<VendorStakes[]> {
  if (since >= until) return [];
  const ofCategory = db.selectFrom('games').select('node_id').where('game_type', '=', category);
  return db
    .selectFrom(roundsWithin(db, { memberId, from: since, to: until }))
    .where('played.currency', '=', currency)
    .where('played.state', '=', 'ended')
    .$if(category !== '', (query) => query.where('played.node_id', 'in', ofCategory))
    .groupBy('played.vendor')
    .select(['played.vendor', sumOf('played.stake_minor').as('minor')])
    .execute();
}
