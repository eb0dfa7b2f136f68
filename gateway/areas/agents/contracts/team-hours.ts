import { type Kysely, sql } from 'kysely';
import type { Tables } from '#gateway/db/tables.ts';
import { sumOf } from '#gateway/ledger/sum-of.ts';
import { linksOn, type TeamDay } from '../day-figures.ts';

/** The figures of a team in an hour that began at `begun_at` (epoch ms). */
export type TeamHour = Pick<Tables['contract_hours'], 'agent_id' | 'begun_at' | 'active' | 'turnover_minor'>;

/**
 * What all below some agents played in each hour of a day: the rounds that began in it and have ended. An hour is of the day in which it began,
 * also where the zone's midnight is in the middle of one, and where a clock is put forward or back.
 */
export async function sumHours(db: Kysely<Tables>, day: TeamDay, agents: readonly string[]): Promise<TeamHour[]> {
  if (agents.length === 0) return [];
  const played = sql<number>`cast(count(distinct case when ${sql.ref('round_sums.rounds')} > 0 then ${sql.ref('team_links.member_id')} end) as integer)`;
  return linksOn(db, day.day)
    .innerJoin('round_sums', 'round_sums.member_id', 'team_links.member_id')
    .select(['team_links.ancestor_id as agent_id', 'round_sums.begun_at', played.as('active')])
    .select(sumOf('round_sums.stake_minor').as('turnover_minor'))
    .where('team_links.ancestor_id', 'in', agents)
    .where('team_links.depth', '>', 0)
    .where('round_sums.span', '=', 'hour')
    .where('round_sums.begun_at', '>=', day.from)
    .where('round_sums.begun_at', '<', day.to)
    .where('round_sums.state', '=', 'ended')
    .where('round_sums.currency', '=', day.currency)
    .groupBy(['team_links.ancestor_id', 'round_sums.begun_at'])
    .orderBy('team_links.ancestor_id')
    .orderBy('round_sums.begun_at')
    .execute();
}

/** The hours by which a settled day was paid. */
export const storedHours = (db: Kysely<Tables>, { day }: TeamDay, agents: readonly string[]): Promise<TeamHour[]> =>
  agents.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('contract_hours')
        .select(['agent_id', 'begun_at', 'active', 'turnover_minor'])
        .where('day', '=', day)
        .where('agent_id', 'in', agents)
        .orderBy('agent_id')
        .orderBy('begun_at')
        .execute();
