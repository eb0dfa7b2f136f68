import { type Kysely, sql } from 'kysely';
import type { Tables } from '#gateway/db/tables.ts';
import { countWhoDid, rowsBelow } from '../day-figures.ts';
import type { Tail } from './tail.ts';

/** Who below each agent did something from a day to the open one, and who registered; each member once. */
export async function sumPeriods(
  db: Kysely<Tables>,
  { merchant, today, agents }: Tail,
  since: string,
): Promise<Tables['agent_periods'][]> {
  const did = await countWhoDid(db, rowsBelow(db, { from: since, to: today }, agents));
  const registered = await countRegistered(db, { merchant, from: since, to: today }, agents);
  const didOf = new Map(did.map((row) => [row.agent_id, row]));
  return agents.map((id) => ({
    ...{ agent_id: id, since_day: since, registered: registered.get(id) ?? 0 },
    ...{ visitors: didOf.get(id)?.visitors ?? 0, active: didOf.get(id)?.active ?? 0 },
  }));
}

type Period = { readonly merchant: string; readonly from: string; readonly to: string };

/** Members who registered in some days and were below an agent in some of them, each once. */
export async function countRegistered(
  db: Kysely<Tables>,
  { merchant, from, to }: Period,
  agents: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const beginning = db.selectFrom('team_days').where('merchant_code', '=', merchant).select('starts_at');
  const rows = await db
    .selectFrom('team_links')
    .innerJoin('members', 'members.id', 'team_links.member_id')
    .where('ancestor_id', 'in', agents)
    .where('depth', '>', 0)
    .where('since_day', '<=', to)
    .where('until_day', '>', from)
    .where('members.created_at', '>=', beginning.where('day', '>=', from).orderBy('day').limit(1))
    .where('members.created_at', '<', beginning.where('day', '>', to).orderBy('day').limit(1))
    .select([
      'ancestor_id as id',
      sql<number>`cast(count(distinct ${sql.ref('team_links.member_id')}) as integer)`.as('n'),
    ])
    .groupBy('ancestor_id')
    .execute();
  return new Map(rows.map(({ id, n }) => [id, n]));
}
