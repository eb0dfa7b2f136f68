import { type Kysely, sql } from 'kysely';
import type { Tables } from '#gateway/db/tables.ts';
import { periods } from '#gateway/ledger/periods.ts';
import { endOfTime } from '#gateway/ledger/round-sums.ts';

/** Links from agents to all below with the moments between which these stood there, as `since` and `until`; epoch ms. */
export const linksInTime = (db: Kysely<Tables>, merchant: string) =>
  db
    .selectFrom('team_links')
    .leftJoin('team_days as begun', (join) =>
      join.onRef('begun.day', '=', 'team_links.since_day').on('begun.merchant_code', '=', merchant),
    )
    .leftJoin('team_days as over', (join) =>
      join.onRef('over.day', '=', 'team_links.until_day').on('over.merchant_code', '=', merchant),
    )
    .where('team_links.depth', '>', 0)
    .select(['team_links.ancestor_id', 'team_links.member_id'])
    .select((eb) => eb.fn.coalesce('begun.starts_at', eb.lit(0)).as('since'))
    .select((eb) => eb.fn.coalesce('over.starts_at', eb.lit(endOfTime)).as('until'));

/** Sums of members' hours (UTC), those of no round as well, for as long as each member stood below the agent. */
export const hoursBelow = (db: Kysely<Tables>, links: ReturnType<typeof linksInTime>) =>
  db
    .selectFrom(links.as('mine'))
    .innerJoin('round_sums', 'round_sums.member_id', 'mine.member_id')
    .where('round_sums.span', '=', sql.lit('hour'))
    .where('round_sums.state', '=', 'ended');

/**
 * The ended rounds themselves of some hours of members, while these stood below the agent. The hours are found first, which are few, and not the rounds of
 * all members.
 */
export const roundsBelow = (db: Kysely<Tables>, hours: ReturnType<typeof hoursBelow>) =>
  db
    .with(
      (cte) => cte('hours').materialized(),
      () =>
        hours
          .select(['mine.ancestor_id', 'mine.since', 'mine.until', 'round_sums.member_id', 'round_sums.begun_at'])
          .select(['round_sums.vendor', 'round_sums.node_id', 'round_sums.currency']),
    )
    .selectFrom('hours')
    .innerJoin('rounds', (join) =>
      join
        .onRef('rounds.member_id', '=', 'hours.member_id')
        .onRef('rounds.vendor', '=', 'hours.vendor')
        .onRef('rounds.node_id', '=', 'hours.node_id')
        .onRef('rounds.currency', '=', 'hours.currency')
        .onRef('rounds.created_at', '>=', 'hours.begun_at')
        .on('rounds.created_at', '<', sql<number>`${sql.ref('hours.begun_at')} + ${sql.lit(periods.hour)}`),
    )
    .where('rounds.state', '=', 'ended')
    .whereRef('rounds.created_at', '>=', 'hours.since')
    .whereRef('rounds.created_at', '<', 'hours.until');
