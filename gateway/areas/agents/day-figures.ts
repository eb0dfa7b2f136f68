import { type Kysely, sql } from 'kysely';
import type { Tables } from '#gateway/db/tables.ts';
import { sumOf } from '#gateway/ledger/sum-of.ts';

export type AgentDay = Tables['agent_days'];
/** A day (YYYY-MM-DD) of a merchant, from one moment until before another; epoch ms. */
export type TeamDay = {
  readonly merchant: string;
  readonly currency: string;
  readonly day: string;
  readonly from: number;
  readonly to: number;
};

/** The links of a day from agents to all below them. */
export const linksOn = (db: Kysely<Tables>, day: string) =>
  db.selectFrom('team_links').where('team_links.since_day', '<=', day).where('team_links.until_day', '>', day);

const distinctWhere = (condition: ReturnType<typeof sql>) =>
  sql<number>`cast(count(distinct case when ${condition} then ${sql.ref('team_links.member_id')} end) as integer)`;

/** The figures of a day for every agent of a merchant who has members below, or for one, from the rows of its members. */
export async function sumDay(db: Kysely<Tables>, { merchant, currency, day, from, to }: TeamDay, agentId?: string) {
  const links = (agentId === undefined ? linksOn(db, day) : linksOn(db, day).where('ancestor_id', '=', agentId))
    .innerJoin('members', 'members.id', 'team_links.member_id')
    .where('members.merchant_code', '=', merchant)
    .where('team_links.depth', '>', 0);
  const sums = await links
    .innerJoin('member_days', 'member_days.member_id', 'team_links.member_id')
    .where('member_days.day', '=', day)
    .where('member_days.currency', '!=', '')
    .select(['team_links.ancestor_id as agent_id', 'member_days.category', 'member_days.currency'])
    .select([
      distinctWhere(sql`member_days.rounds > 0`).as('active'),
      sumOf('member_days.turnover_minor').as('turnover_minor'),
      sumOf('member_days.win_minor').as('win_minor'),
      sumOf('member_days.bonus_minor').as('bonus_minor'),
      sumOf('member_days.deposit_minor').as('deposit_minor'),
      sumOf('member_days.withdrawal_minor').as('withdrawal_minor'),
    ])
    .groupBy(['team_links.ancestor_id', 'member_days.category', 'member_days.currency'])
    .execute();
  const counts = await links
    .leftJoin('member_days', (join) =>
      join.onRef('member_days.member_id', '=', 'team_links.member_id').on('member_days.day', '=', day),
    )
    .select('team_links.ancestor_id as agent_id')
    .select([
      sql<number>`cast(count(distinct ${sql.ref('team_links.member_id')}) as integer)`.as('members'),
      distinctWhere(sql`member_days.visits > 0`).as('visitors'),
      distinctWhere(sql`member_days.rounds > 0`).as('active'),
      distinctWhere(sql`members.created_at >= ${from} and members.created_at < ${to}`).as('registered'),
    ])
    .groupBy('team_links.ancestor_id')
    .execute();
  const none = { members: 0, visitors: 0, registered: 0 };
  const noMoney = { turnover_minor: 0, win_minor: 0, bonus_minor: 0, deposit_minor: 0, withdrawal_minor: 0 };
  const rows = new Map<string, AgentDay>();
  const key = (row: Pick<AgentDay, 'agent_id' | 'category' | 'currency'>) =>
    `${row.agent_id} ${row.category} ${row.currency}`;
  for (const sum of sums) rows.set(key(sum), { ...none, ...sum, day });
  for (const count of counts) {
    const whole = { ...noMoney, category: '', currency, day };
    const id = key({ ...whole, agent_id: count.agent_id });
    rows.set(id, { ...whole, ...rows.get(id), ...count });
  }
  return [...rows.entries()].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, row]) => row);
}
