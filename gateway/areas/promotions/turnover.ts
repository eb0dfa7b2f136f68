import { type Kysely, sql } from 'kysely';
import { compiled, type Params } from '#gateway/db/compiled.ts';
import type { Tables } from '#gateway/db/tables.ts';
import type { VendorStakes } from '#gateway/ledger/house-payments.ts';

/** `category` is empty for the games of all; times in epoch ms, `until` not included. */
type Asked = { memberId: string; currency: string; since: number; until: number; category: string };

const stakesByVendor = compiled((db, param: Params<Asked>) =>
  db
    .selectFrom('rounds')
    .innerJoin('games', 'games.node_id', 'rounds.node_id')
    .select(['rounds.vendor', sql<number>`cast(sum(rounds.stake_minor) as bigint)`.as('minor')])
    .where('rounds.member_id', '=', param('memberId'))
    .where('rounds.created_at', '>=', param('since'))
    .where('rounds.created_at', '<', param('until'))
    .where('rounds.currency', '=', param('currency'))
    .where('rounds.state', '=', 'ended')
    .where((eb) => eb.or([eb(param('category'), '=', ''), eb('games.game_type', '=', param('category'))]))
    .groupBy('rounds.vendor'),
);

/**
 * A member's stakes in ended rounds that were started in a time range, in minor units by vendor, as vendors were booked: a bet
 * that was rolled back counts for nothing, and neither does an open round or play money.
 */
export const readTurnover = (db: Kysely<Tables>, asked: Asked): Promise<VendorStakes[]> =>
  stakesByVendor.all(db, asked);
