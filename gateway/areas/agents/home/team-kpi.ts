import { type Kysely, sql } from 'kysely';
import type { CallQuery, CallValue } from '#src/contract/call-types.ts';
import type { teamKpi } from '#src/contract/agents/team-kpi.ts';
import type { KpiDay } from '#src/contract/agents/team-kpi.schema.ts';
import type { Tables } from '#gateway/db/tables.ts';
import { openDay } from '#gateway/ledger/teams/team-calendar.ts';
import { type AgentDay, sumDay } from '../day-figures.ts';
import { findDay } from '../close-days.ts';
import { countOnline } from '../presence.ts';

type Place = { readonly db: Kysely<Tables>; readonly merchant: { readonly code: string; readonly currency: string } };
type Period = { readonly from: string; readonly to: string };

const none = { teamLoginMemberCount: 0, teamBetMemberCount: 0, teamRegisterMemberCount: 0 };

/** Counters of the team of an agent; `now` in epoch ms. Days to come count as the open day. */
export async function readTeamKpi(
  place: Place,
  agentId: string,
  { startDate, endDate, size }: CallQuery<typeof teamKpi> & { size: number },
  now: number,
): Promise<CallValue<typeof teamKpi>> {
  const { db, merchant } = place;
  const today = await openDay(db, merchant.code, now);
  if (today === undefined) return { list: [], footer: { ...none, teamOnlineCount: 0 }, at: now };
  const until = (day: string) => (day < today ? day : today);
  const period = { from: until(startDate), to: until(endDate) };
  return {
    list: await readDays(place, agentId, period, size),
    footer: {
      ...(await countOver(place, agentId, period)),
      teamOnlineCount: await countOnline(db, agentId, today, now),
    },
    at: now,
  };
}

/** The last `size` days of a period, those without a team as well. */
async function readDays({ db, merchant }: Place, agentId: string, { from, to }: Period, size: number) {
  if (size === 0) return [];
  const days = await db
    .selectFrom('team_days')
    .select(['day', 'closed_at'])
    .where('merchant_code', '=', merchant.code)
    .where('day', '>=', from)
    .where('day', '<=', to)
    .orderBy('day', 'desc')
    .limit(size)
    .execute();
  const closed = await db
    .selectFrom('agent_days')
    .selectAll()
    .where('agent_id', '=', agentId)
    .where('category', '=', '')
    .where('day', '>=', from)
    .where('day', '<=', to)
    .execute();
  const list: KpiDay[] = [];
  for (const { day, closed_at } of days.toReversed()) {
    const moments =
      closed_at === null && (await findDay(db, { merchant: merchant.code, currency: merchant.currency, day }));
    const rows = moments ? await sumDay(db, moments, agentId) : closed.filter((row) => row.day === day);
    list.push({ day, ...countersOf(rows.find((row) => row.category === '')) });
  }
  return list;
}

const countersOf = (row: AgentDay | undefined) =>
  row
    ? {
        teamLoginMemberCount: row.visitors,
        teamBetMemberCount: row.active,
        teamRegisterMemberCount: row.registered,
      }
    : none;

/** Each member once in the whole period, where they stood below the agent on that day. */
async function countOver({ db, merchant }: Place, agentId: string, { from, to }: Period) {
  const links = db.selectFrom('team_links').where('ancestor_id', '=', agentId).where('depth', '>', 0);
  const distinct = (condition: ReturnType<typeof sql>) =>
    sql<number>`cast(count(distinct case when ${condition} then ${sql.ref('team_links.member_id')} end) as integer)`;
  const did = await links
    .innerJoin('member_days', 'member_days.member_id', 'team_links.member_id')
    .where('member_days.day', '>=', from)
    .where('member_days.day', '<=', to)
    .whereRef('member_days.day', '>=', 'team_links.since_day')
    .whereRef('member_days.day', '<', 'team_links.until_day')
    .select([
      distinct(sql`member_days.visits > 0`).as('teamLoginMemberCount'),
      distinct(sql`member_days.rounds > 0`).as('teamBetMemberCount'),
    ])
    .executeTakeFirstOrThrow();
  const beginning = db.selectFrom('team_days').where('merchant_code', '=', merchant.code).select('starts_at');
  const first = beginning.where('day', '>=', from).orderBy('day').limit(1);
  const after = beginning.where('day', '>', to).orderBy('day').limit(1);
  const { teamRegisterMemberCount } = await links
    .innerJoin('members', 'members.id', 'team_links.member_id')
    .where('since_day', '<=', to)
    .where('until_day', '>', from)
    .where('members.created_at', '>=', first)
    .where('members.created_at', '<', after)
    .select(distinct(sql`true`).as('teamRegisterMemberCount'))
    .executeTakeFirstOrThrow();
  return { ...did, teamRegisterMemberCount };
}
