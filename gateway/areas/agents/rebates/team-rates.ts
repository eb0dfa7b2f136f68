import { type Kysely, sql } from 'kysely';
import { escapeLike, foldText } from '#gateway/db/fold-text.ts';
import type { Tables } from '#gateway/db/tables.ts';
import { dayAfter } from '#gateway/ledger/day-of.ts';
import { openDay } from '#gateway/ledger/teams/team-calendar.ts';
import { may } from '#src/contract/core/member-type.ts';
import { rebatePageSize } from '#src/contract/agents/rebates.ts';
import type { BelowRates } from '#src/contract/agents/rebates.schema.ts';
import { linksOn } from '../day-figures.ts';
import { ratesBelow, ratesOfAgent } from '../rates.ts';

/** An agent, and the open day and the one after, from which rates are set. */
type Agent = { readonly id: string; readonly today: string; readonly from: string };
type Row = { readonly id: string; readonly account: string };

/** Members of these types are no agents. */
const noAgents = Array.from({ length: 100 }, (_, type) => type).filter((type) => !may.agentArea(type));

/** The agent with their days; undefined for one who is in no team on the next day. */
export async function findAgent(
  db: Kysely<Tables>,
  { id, merchant }: { readonly id: string; readonly merchant: string },
  now: number,
): Promise<Agent | undefined> {
  const today = await openDay(db, merchant, now);
  if (today === undefined) return undefined;
  const from = dayAfter(today);
  const own = await linksOn(db, from)
    .select('depth')
    .where('member_id', '=', id)
    .where('ancestor_id', '=', id)
    .executeTakeFirst();
  return own && { id, today, from };
}

/** The agents directly below on the day from which rates are set. */
const agentsBelow = (db: Kysely<Tables>, { id, from }: Agent) =>
  linksOn(db, from)
    .innerJoin('members', 'members.id', 'team_links.member_id')
    .where('team_links.ancestor_id', '=', id)
    .where('team_links.depth', '=', 1)
    .where('members.type', 'not in', noAgents);

/** A page of the agents directly below, by name, with their rates; `account` is the beginning of a name. */
export async function readTeamRates(
  db: Kysely<Tables>,
  agent: Agent,
  { account = '', pageNo }: { readonly account?: string | undefined; readonly pageNo: number },
) {
  const beginning = `${escapeLike(foldText(account))}%`;
  const found = agentsBelow(db, agent).where(
    sql<boolean>`${sql.ref('members.account_folded')} like ${beginning} escape '!'`,
  );
  const { n } = await found.select((eb) => eb.fn.countAll<number>().as('n')).executeTakeFirstOrThrow();
  const rows = await found
    .select(['members.id', 'members.account'])
    .orderBy('members.account_folded')
    .limit(rebatePageSize)
    .offset((pageNo - 1) * rebatePageSize)
    .execute();
  const totalCount = Number(n);
  const list = await withRates(db, agent, rows);
  return { list, pageNum: pageNo, totalPages: Math.ceil(totalCount / rebatePageSize), totalCount };
}

/** The agent of this name, if they are directly below. */
export const findBelow = (db: Kysely<Tables>, agent: Agent, account: string): Promise<Row | undefined> =>
  agentsBelow(db, agent)
    .select(['members.id', 'members.account'])
    .where('members.account_folded', '=', foldText(account))
    .executeTakeFirst();

/** Agents directly below with their rates of today and of the next day, and the number of members below each. */
export async function withRates(db: Kysely<Tables>, agent: Agent, rows: readonly Row[]): Promise<BelowRates[]> {
  const { id, today, from } = agent;
  const ids = rows.map((row) => row.id);
  if (ids.length === 0) return [];
  const counts = await linksOn(db, from)
    .select(['ancestor_id', (eb) => eb.fn.countAll<number>().as('n')])
    .where('ancestor_id', 'in', ids)
    .where('depth', '>', 0)
    .groupBy('ancestor_id')
    .execute();
  const direct = await linksOn(db, today)
    .select('member_id')
    .where('ancestor_id', '=', id)
    .where('depth', '=', 1)
    .where('member_id', 'in', ids)
    .execute();
  const below = new Map(counts.map(({ ancestor_id, n }) => [ancestor_id, Number(n)]));
  const mine = new Set(direct.map(({ member_id }) => member_id));
  const todays = await ratesBelow(db, today, await ratesOfAgent(db, id, today), ids);
  const nexts = await ratesBelow(db, from, await ratesOfAgent(db, id, from), ids);
  return rows.map((row) => ({
    account: row.account,
    below: below.get(row.id) ?? 0,
    today: mine.has(row.id) ? todays(row.id) : null,
    next: nexts(row.id),
  }));
}
