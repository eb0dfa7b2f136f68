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

export const sumNames = ['turnover_minor', 'win_minor', 'bonus_minor', 'deposit_minor', 'withdrawal_minor'] as const;

/** The links of a day from agents to all below them. */
export const linksOn = (db: Kysely<Tables>, day: string) =>
  db.selectFrom('team_links').where('team_links.since_day', '<=', day).where('team_links.until_day', '>', day);

/** Links of some agents, or of all, to those below, beside the rows of these on the days on which they were there. */
export const rowsBelow = (db: Kysely<Tables>, { from, to }: { from: string; to: string }, agents?: readonly string[]) =>
  db
    .selectFrom('team_links')
    .innerJoin('member_days', 'member_days.member_id', 'team_links.member_id')
    .where('team_links.depth', '>', 0)
    .where('member_days.day', '>=', from)
    .where('member_days.day', '<=', to)
    .whereRef('member_days.day', '>=', 'team_links.since_day')
    .whereRef('member_days.day', '<', 'team_links.until_day')
    .$if(agents !== undefined, (query) => query.where('team_links.ancestor_id', 'in', agents ?? []));

const ofMerchant = (db: Kysely<Tables>, merchant: string) =>
  db.selectFrom('members').select('id').where('merchant_code', '=', merchant);

/** 1 for a member who did something in any of their rows, else 0. */
const everDid = (condition: ReturnType<typeof sql>) => sql<number>`max(case when ${condition} then 1 else 0 end)`;
const countOf = (column: string) => sql<number>`cast(sum(${sql.ref(column)}) as integer)`;
const all = sql<number>`cast(count(*) as integer)`;

/**
 * The figures of a day for every agent of a merchant who has members below, or for some, from the rows of its members. A member has one link to an agent
 * on a day, so that links are counted; what is counted of rows is made one of each member before.
 */
export async function sumDay(
  db: Kysely<Tables>,
  { merchant, currency, day, from, to }: TeamDay,
  agents?: readonly string[],
) {
  const links = (agents === undefined ? linksOn(db, day) : linksOn(db, day).where('ancestor_id', 'in', agents))
    .innerJoin('members', 'members.id', 'team_links.member_id')
    .where('members.merchant_code', '=', merchant)
    .where('team_links.depth', '>', 0);
  const rows = rowsBelow(db, { from: day, to: day }, agents).where(
    'team_links.member_id',
    'in',
    ofMerchant(db, merchant),
  );
  const byCategory = rows
    .where('member_days.currency', '!=', '')
    .select(['team_links.ancestor_id as agent_id', 'member_days.category', 'member_days.currency'])
    .select(everDid(sql`member_days.rounds > 0`).as('active'))
    .select(sumNames.map((name) => sumOf(`member_days.${name}`).as(name)))
    .groupBy(['team_links.ancestor_id', 'team_links.member_id', 'member_days.category', 'member_days.currency']);
  const sums = await db
    .selectFrom(byCategory.as('mine'))
    .select(['agent_id', 'category', 'currency', countOf('active').as('active')])
    .select(sumNames.map((name) => sumOf(name).as(name)))
    .groupBy(['agent_id', 'category', 'currency'])
    .execute();
  const did = await countWhoDid(db, rows);
  const members = await links
    .select(['team_links.ancestor_id as agent_id', all.as('n')])
    .groupBy('team_links.ancestor_id')
    .execute();
  const registered = await links
    .where('members.created_at', '>=', from)
    .where('members.created_at', '<', to)
    .select(['team_links.ancestor_id as agent_id', all.as('n')])
    .groupBy('team_links.ancestor_id')
    .execute();
  const didOf = new Map(did.map((row) => [row.agent_id, row]));
  const registeredOf = new Map(registered.map((row) => [row.agent_id, row.n]));
  const counts = members.map(({ agent_id, n }) => ({
    ...{ agent_id, members: n, registered: registeredOf.get(agent_id) ?? 0 },
    ...{ visitors: didOf.get(agent_id)?.visitors ?? 0, active: didOf.get(agent_id)?.active ?? 0 },
  }));
  const none = { members: 0, visitors: 0, registered: 0 };
  const noMoney = { turnover_minor: 0, win_minor: 0, bonus_minor: 0, deposit_minor: 0, withdrawal_minor: 0 };
  const made = new Map<string, AgentDay>();
  const key = (row: Pick<AgentDay, 'agent_id' | 'category' | 'currency'>) =>
    `${row.agent_id} ${row.category} ${row.currency}`;
  for (const sum of sums) made.set(key(sum), { ...none, ...sum, day });
  for (const count of counts) {
    const whole = { ...noMoney, category: '', currency, day };
    const id = key({ ...whole, agent_id: count.agent_id });
    made.set(id, { ...whole, ...made.get(id), ...count });
  }
  return [...made.entries()].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, row]) => row);
}

/** Visitors and players of each agent, each member once, of the links and rows of some days. */
export const countWhoDid = (db: Kysely<Tables>, rows: ReturnType<typeof rowsBelow>) => {
  const once = rows
    .select(['team_links.ancestor_id as agent_id'])
    .select([everDid(sql`member_days.visits > 0`).as('visited'), everDid(sql`member_days.rounds > 0`).as('played')])
    .groupBy(['team_links.ancestor_id', 'team_links.member_id']);
  return db
    .selectFrom(once.as('once'))
    .select(['agent_id', countOf('visited').as('visitors'), countOf('played').as('active')])
    .groupBy('agent_id')
    .execute();
};
