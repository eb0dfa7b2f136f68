import type { Kysely } from 'kysely';
import type { CallQuery, CallValue } from '#src/contract/call-types.ts';
import type { teamKpi } from '#src/contract/agents/team-kpi.ts';
import type { KpiDay } from '#src/contract/agents/team-kpi.schema.ts';
import type { Tables } from '#gateway/db/tables.ts';
import { openDay } from '#gateway/ledger/teams/team-calendar.ts';
import { type AgentDay, countWhoDid, rowsBelow, sumDay } from '../day-figures.ts';
import { findDay } from '../close-days.ts';
import { countOnline } from '../presence.ts';
import { readPeriod, readTail, type TailRows } from '../tails/read-tail.ts';
import { countRegistered } from '../tails/sum-periods.ts';

type Place = { readonly db: Kysely<Tables>; readonly merchant: { readonly code: string; readonly currency: string } };
type Asked = {
  readonly db: Kysely<Tables>;
  readonly merchant: string;
  readonly currency: string;
  readonly today: string;
  readonly now: number;
};
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
  const asked = { db, merchant: merchant.code, currency: merchant.currency, today, now };
  const tail = period.to === today ? await readTail(asked, agentId) : undefined;
  return {
    list: await readDays(asked, agentId, period, size, tail),
    footer: {
      ...(await countOver(asked, agentId, period, tail)),
      teamOnlineCount: await countOnline(db, agentId, today, now),
    },
    at: tail?.at ?? now,
  };
}

/** The last `size` days of a period, those without a team as well. */
async function readDays(place: Asked, agentId: string, { from, to }: Period, size: number, tail?: TailRows) {
  if (size === 0) return [];
  const { db, merchant } = place;
  const days = await db
    .selectFrom('team_days')
    .select(['day', 'closed_at'])
    .where('merchant_code', '=', merchant)
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
    const rows = closed_at === null ? (tail?.rows ?? (await sumOpen(place, agentId, day))) : closed;
    list.push({ day, ...countersOf(rows.find((row) => row.day === day && row.category === '')) });
  }
  return list;
}

async function sumOpen({ db, merchant, currency }: Asked, agentId: string, day: string): Promise<AgentDay[]> {
  const moments = await findDay(db, { merchant, currency, day });
  return moments ? sumDay(db, moments, [agentId]) : [];
}

const countersOf = (row: Pick<AgentDay, 'visitors' | 'active' | 'registered'> | undefined) =>
  row
    ? {
        teamLoginMemberCount: row.visitors,
        teamBetMemberCount: row.active,
        teamRegisterMemberCount: row.registered,
      }
    : none;

/** Each member once in the whole period, where they stood below the agent on that day. */
async function countOver(place: Asked, agentId: string, { from, to }: Period, tail?: TailRows) {
  const { db, merchant } = place;
  const stored = tail && (await readPeriod(place, agentId, from));
  if (stored) return countersOf(stored);
  const [did] = await countWhoDid(db, rowsBelow(db, { from, to }, [agentId]));
  const registered = await countRegistered(db, { merchant, from, to }, [agentId]);
  return countersOf({ visitors: 0, active: 0, ...did, registered: registered.get(agentId) ?? 0 });
}
