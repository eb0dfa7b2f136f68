import { fromMinor } from '#src/contract/core/amount.ts';
import type { CallValue, ReadQuery } from '#src/contract/call-types.ts';
import type { teamFigures } from '#src/contract/agents/team.ts';
import { sumOf } from '#gateway/ledger/sum-of.ts';
import { addUp, inAmounts, playAmounts } from './amounts.ts';
import { type BranchDay, membership, readBranchDays } from './branch-days.ts';
import { findTeamMember } from './find-member.ts';
import { type Days, daysAsked, daysBefore, eachDay, type TeamPlace } from './team-place.ts';

/** Figures of the team or of a branch of it by day and by category, beside those of as many days before [S2-219]. */
export async function readTeamFigures(
  place: TeamPlace,
  { member: account, ...asked }: ReadQuery<typeof teamFigures>,
): Promise<CallValue<typeof teamFigures>> {
  const days = daysAsked(place, asked);
  const member = account === undefined ? undefined : await findTeamMember(place, account);
  const before = daysBefore(days);
  const { rows, at } = await readBranchDays(place, member?.id, { from: before.from, to: days.to });
  const isInTeam = member && (await membership(place, member.id, days));
  return {
    ...named(days),
    currency: place.currency,
    days: eachDay(days).map((day) => {
      const ofDay = rows.filter((row) => row.day === day);
      const count = (name: 'members' | 'active') => ofDay.reduce((sum, row) => sum + row[name], 0);
      const members = count('members') + (isInTeam?.(day) ? 1 : 0);
      return { day, members, active: count('active'), ...inAmounts(addUp(ofDay)) };
    }),
    ...wholeOf(rows, days),
    before: { ...named(before), ...wholeOf(rows, before) },
    ...(!member && { rebates: fromMinor(await readRebates(place, days)) }),
    at,
  };
}

const named = ({ from, to }: Days) => ({ startDate: from, endDate: to });

function wholeOf(rows: readonly BranchDay[], { from, to }: Days) {
  const within = rows.filter(({ day }) => day >= from && day <= to);
  const names = [...new Set(within.map(({ category }) => category))];
  const categories = names
    .map((category) => ({ category, ...addUp(within.filter((row) => row.category === category)) }))
    .filter(({ turnover_minor, win_minor }) => turnover_minor !== 0 || win_minor !== 0)
    .toSorted((one, other) => other.turnover_minor - one.turnover_minor || (one.category < other.category ? -1 : 1))
    .map(({ category, turnover_minor, win_minor }) => ({ category, ...playAmounts(turnover_minor, win_minor) }));
  return { totals: inAmounts(addUp(within)), categories };
}

/** What the agent earned by closed days; minor units. */
async function readRebates({ db, agentId, currency }: TeamPlace, { from, to }: Days): Promise<number> {
  const { earned } = await db
    .selectFrom('rebates')
    .select(sumOf('earned_minor').as('earned'))
    .where('agent_id', '=', agentId)
    .where('currency', '=', currency)
    .where('day', '>=', from)
    .where('day', '<=', to)
    .executeTakeFirstOrThrow();
  return earned;
}
