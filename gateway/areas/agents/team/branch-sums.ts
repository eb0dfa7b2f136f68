import { type Kysely, type SelectQueryBuilder, sql } from 'kysely';
import type { Tables } from '#gateway/db/tables.ts';
import { sumOf } from '#gateway/ledger/sum-of.ts';
import { sumColumns } from './amounts.ts';
import { type Days, openDaysOf, type TeamPlace } from './team-place.ts';

/** Members of the team, by their id. */
export type Members = (db: Kysely<Tables>) => SelectQueryBuilder<Tables, 'team_links', { member_id: string }>;

/**
 * A query for the sums of each of some members and all below them, in the days on which the member stood below the agent, as `member_id` and sums. It
 * reads, by index, sums of closed days for those who have members below, and the rows of members.
 */
export async function branchSums(place: TeamPlace, members: Members, days: Days) {
  const { db, agentId, currency } = place;
  const { from, to } = days;
  const open = await openDaysOf(place, days);
  const mine = db
    .selectFrom('team_links as mine')
    .where('mine.ancestor_id', '=', agentId)
    .where('mine.member_id', 'in', members(db));
  const sums = sumColumns.map((name) => [name, sql.ref(name)] as const);
  const select = (table: 'agent_days' | 'member_days') =>
    sums.map(([name]) => sql<number>`${sql.ref(`${table}.${name}`)}`.as(name));
  const below = mine
    .innerJoin('agent_days', 'agent_days.agent_id', 'mine.member_id')
    .where('agent_days.day', '>=', from)
    .where('agent_days.day', '<=', to)
    .whereRef('agent_days.day', '>=', 'mine.since_day')
    .whereRef('agent_days.day', '<', 'mine.until_day')
    .where('agent_days.currency', '=', currency)
    .select('mine.member_id')
    .select(select('agent_days'));
  const own = mine
    .innerJoin('member_days', 'member_days.member_id', 'mine.member_id')
    .where('member_days.day', '>=', from)
    .where('member_days.day', '<=', to)
    .whereRef('member_days.day', '>=', 'mine.since_day')
    .whereRef('member_days.day', '<', 'mine.until_day')
    .where('member_days.currency', '=', currency)
    .select('mine.member_id')
    .select(select('member_days'));
  const belowToday = mine
    .innerJoin('team_links as under', 'under.ancestor_id', 'mine.member_id')
    .innerJoin('member_days', 'member_days.member_id', 'under.member_id')
    .where('under.depth', '>', 0)
    .where('member_days.day', 'in', open.length > 0 ? open : [''])
    .whereRef('member_days.day', '>=', 'mine.since_day')
    .whereRef('member_days.day', '<', 'mine.until_day')
    .whereRef('member_days.day', '>=', 'under.since_day')
    .whereRef('member_days.day', '<', 'under.until_day')
    .where('member_days.currency', '=', currency)
    .select('mine.member_id')
    .select(select('member_days'));
  return db
    .selectFrom(below.unionAll(own).unionAll(belowToday).as('parts'))
    .select('parts.member_id')
    .select(sumColumns.map((name) => sumOf(`parts.${name}`).as(name)))
    .groupBy('parts.member_id');
}
