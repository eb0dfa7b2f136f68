import type { AgentDay } from '../day-figures.ts';
import { sumDay } from '../day-figures.ts';
import { findDay } from '../close-days.ts';
import { readTail } from '../tails/read-tail.ts';
import { type Sums, sumColumns } from './amounts.ts';
import { type Days, openDaysOf, type TeamPlace } from './team-place.ts';

/** Figures of a day and a category; payments have none. The numbers of members are in one row of a day. */
export type BranchDay = Sums & Pick<AgentDay, 'day' | 'category' | 'members' | 'active'>;

/** `at`: the moment up to which the figures are, epoch ms. */
type BranchDays = { readonly rows: readonly BranchDay[]; readonly at: number };

/**
 * What all below the agent did, or a member of the team with all below them, in the days on which they were in it. Closed days are read as
 * they were summed up; open ones as large teams are summed up again and again, or else from the rows of the members.
 */
export async function readBranchDays(place: TeamPlace, memberId: string | undefined, days: Days): Promise<BranchDays> {
  const branch = memberId ?? place.agentId;
  const open = await openDaysOf(place, days);
  const tail = open.length > 0 ? await readTail(place, branch) : undefined;
  const openRows = tail ? tail.rows.filter(({ day }) => open.includes(day)) : await sumOpen(place, branch, open);
  const below = [...(await closedDays(place, branch, days)).filter(({ day }) => !open.includes(day)), ...openRows];
  const ofCurrency = below
    .filter(({ currency }) => currency === place.currency)
    .map((row) => ({ ...row, active: row.category === '' ? row.active : 0 }));
  const at = tail?.at ?? place.now;
  if (memberId === undefined) return { rows: ofCurrency, at };
  const isInTeam = await membership(place, memberId, days);
  const rows = [...ofCurrency, ...(await ownDays(place, memberId, days))].filter(({ day }) => isInTeam(day));
  return { rows, at };
}

const closedDays = ({ db }: TeamPlace, branch: string, { from, to }: Days): Promise<AgentDay[]> =>
  db
    .selectFrom('agent_days')
    .selectAll()
    .where('agent_id', '=', branch)
    .where('day', '>=', from)
    .where('day', '<=', to)
    .execute();

async function sumOpen({ db, merchant, currency }: TeamPlace, branch: string, days: readonly string[]) {
  const rows: AgentDay[] = [];
  for (const day of days) {
    const open = await findDay(db, { merchant, currency, day });
    if (open) rows.push(...(await sumDay(db, open, [branch])));
  }
  return rows;
}

/** The member's own part; one row of each day counts them. */
async function ownDays({ db, currency }: TeamPlace, memberId: string, { from, to }: Days): Promise<BranchDay[]> {
  const rows = await db
    .selectFrom('member_days')
    .select(['day', 'category', 'rounds', ...sumColumns])
    .where('member_id', '=', memberId)
    .where('day', '>=', from)
    .where('day', '<=', to)
    .where('currency', '=', currency)
    .execute();
  const played = new Set(rows.flatMap(({ day, rounds }) => (rounds > 0 ? [day] : [])));
  const counted = new Set<string>();
  return rows.map(({ rounds: _rounds, ...row }) => {
    const isFirst = !counted.has(row.day);
    counted.add(row.day);
    return { ...row, members: 0, active: isFirst && played.has(row.day) ? 1 : 0 };
  });
}

/** Tells on which of the days the member stood below the agent. */
export async function membership({ db, agentId }: TeamPlace, memberId: string, { from, to }: Days) {
  const links = await db
    .selectFrom('team_links')
    .select(['since_day', 'until_day'])
    .where('ancestor_id', '=', agentId)
    .where('member_id', '=', memberId)
    .where('since_day', '<=', to)
    .where('until_day', '>', from)
    .execute();
  return (day: string): boolean => links.some(({ since_day, until_day }) => since_day <= day && day < until_day);
}
