import { type Kysely, sql } from 'kysely';
import { compiled, type Params } from '../db/compiled.ts';
import type { Tables } from '../db/tables.ts';

/** No session is longer than this, in milliseconds: what is older is not looked at. */
export const longestSession = 86_400_000;

type Key = { memberId: string; currency: string; since: number };

const sumOfRounds = compiled((db, param: Params<Key>) =>
  db
    .selectFrom('rounds')
    .select(sql<number>`cast(coalesce(sum(win_minor - stake_minor), 0) as bigint)`.as('net'))
    .where('member_id', '=', param('memberId'))
    .where('created_at', '>=', param('since'))
    .where('currency', '=', param('currency')),
);

/**
 * Wins less stakes, in minor units, of the rounds that a member has begun since a time: what vendors were booked, whatever
 * their pages say. A bet that was rolled back is none; deposits and credits are no play. `since` in epoch milliseconds.
 */
export async function readSessionNet(db: Kysely<Tables>, key: Key, now: number): Promise<number> {
  const since = Math.max(key.since, now - longestSession);
  return (await sumOfRounds.first(db, { ...key, since }))?.net ?? 0;
}
