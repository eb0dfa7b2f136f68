import { type Kysely, sql } from 'kysely';
import { compiled, type Params } from '../db/compiled.ts';
import type { Tables } from '../db/tables.ts';

/** `category` is empty for the games of all; times in epoch ms, `until` not included. */
type Asked = { memberId: string; currency: string; since: number; until: number; category: string };

const sumOfStakes = compiled((db, param: Params<Asked>) =>
  db
    .selectFrom('rounds')
    .innerJoin('games', 'games.node_id', 'rounds.node_id')
    .select(sql<number>`cast(coalesce(sum(rounds.stake_minor), 0) as bigint)`.as('stakes'))
    .where('rounds.member_id', '=', param('memberId'))
    .where('rounds.created_at', '>=', param('since'))
    .where('rounds.created_at', '<', param('until'))
    .where('rounds.currency', '=', param('currency'))
    .where((eb) => eb.or([eb(param('category'), '=', ''), eb('games.game_type', '=', param('category'))])),
);

/**
 * What a member has staked in rounds that he began in a time, in minor units, as vendors were booked: a bet that was rolled back
 * counts for nothing, and neither does play money.
 */
export const readTurnover = async (db: Kysely<Tables>, asked: Asked): Promise<number> =>
  (await sumOfStakes.first(db, asked))?.stakes ?? 0;
