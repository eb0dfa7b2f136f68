import { type Kysely, type Transaction, sql } from 'kysely';
import type { Tables } from '#gateway/db/tables.ts';
import { sumOf } from '#gateway/ledger/sum-of.ts';
import { linksOn, rowsBelow, sumNames } from '../day-figures.ts';
import { sinceDays } from './read-tail.ts';
import type { Tail } from './tail.ts';

const stored = [...sumNames, 'result_minor'] as const;

/** Sums every member of a team with all below them, from each of the days on to the open one. Rows that are as they were are not written. */
export async function sumBranches(trx: Transaction<Tables>, tail: Tail): Promise<void> {
  const days = sinceDays(tail.today);
  await trx
    .deleteFrom('branch_periods')
    .where('since_day', 'not in', days)
    .where('member_id', 'in', trx.selectFrom('members').select('id').where('merchant_code', '=', tail.merchant))
    .execute();
  for (const since of days)
    await trx
      .insertInto('branch_periods')
      .columns(['since_day', 'member_id', ...stored])
      .expression(branchesSince(trx, tail, since))
      .onConflict((conflict) =>
        conflict
          .columns(['since_day', 'member_id'])
          .doUpdateSet((eb) => Object.fromEntries(stored.map((name) => [name, eb.ref(`excluded.${name}`)])))
          .where((eb) => eb.or(stored.map((name) => eb(`branch_periods.${name}`, '!=', eb.ref(`excluded.${name}`))))),
      )
      .execute();
}

/** Closed days are read as they were summed up, open ones and the member's own part from the rows of members. */
function branchesSince(db: Kysely<Tables>, { merchant, currency, today, open }: Tail, since: string) {
  const select = (table: 'agent_days' | 'member_days') =>
    sumNames.map((name) => sql<number>`${sql.ref(`${table}.${name}`)}`.as(name));
  const within = (table: 'agent_days' | 'member_days') =>
    sql<boolean>`${sql.ref(`${table}.day`)} between ${since} and ${today} and ${sql.ref(`${table}.currency`)} = ${currency}`;
  const closed = db
    .selectFrom('agent_days')
    .where(within('agent_days'))
    .select('agent_days.agent_id as member_id')
    .select(select('agent_days'));
  const own = db
    .selectFrom('member_days')
    .where(within('member_days'))
    .select('member_days.member_id')
    .select(select('member_days'));
  const below = rowsBelow(db, { from: since, to: today })
    .where('member_days.day', 'in', open)
    .where('member_days.currency', '=', currency)
    .select('team_links.ancestor_id as member_id')
    .select(select('member_days'));
  const sums = db
    .selectFrom(closed.unionAll(own).unionAll(below).as('parts'))
    .select('parts.member_id')
    .select(sumNames.map((name) => sumOf(`parts.${name}`).as(name)))
    .groupBy('parts.member_id');
  const sum = (name: string) => sql<number>`coalesce(${sql.ref(`sums.${name}`)}, 0)`;
  return linksOn(db, today)
    .innerJoin('members', 'members.id', 'team_links.member_id')
    .leftJoin(sums.as('sums'), 'sums.member_id', 'team_links.member_id')
    .where('members.merchant_code', '=', merchant)
    .where('team_links.depth', '=', 0)
    .select(sql<string>`cast(${since} as text)`.as('since_day'))
    .select('team_links.member_id')
    .select(sumNames.map((name) => sum(name).as(name)))
    .select(sql<number>`${sum('turnover_minor')} - ${sum('win_minor')}`.as('result_minor'));
}
