import { fromMinor } from '#src/contract/core/amount.ts';
import type { CallValue, ReadQuery } from '#src/contract/call-types.ts';
import { type teamRecord, teamOnPage } from '#src/contract/agents/team.ts';
import { takePage } from '#gateway/ledger/find-page.ts';
import { timeOfId } from '#gateway/process/new-id.ts';
import { entriesIn, sumEntries } from './team-entries.ts';
import { daysAsked, momentsOf, type TeamPlace } from './team-place.ts';

/**
 * A page of what was booked to the wallets of members in some days in which they stood in the team, other than play, the last first, and the sums of
 * all of it [S2-076]. Postings are read in the hours of the page alone: the sums of hours tell which these are.
 */
export async function readTeamRecord(
  place: TeamPlace,
  { startDate, endDate, pageNo, ...filters }: ReadQuery<typeof teamRecord>,
): Promise<CallValue<typeof teamRecord>> {
  const days = daysAsked(place, { startDate, endDate });
  const asked = { days, time: await momentsOf(place, days), ...filters };
  const hours = await sumEntries(place, asked);
  const total = (name: 'n' | 'in' | 'out') => hours.reduce((sum, hour) => sum + hour[name], 0);
  const { taken, skip } = takePage(hours, { skip: (pageNo - 1) * teamOnPage, limit: teamOnPage });
  const rows =
    taken.length === 0
      ? []
      : await entriesIn(place, asked, taken)
          .innerJoin('members', 'members.id', 'mine.member_id')
          .select(['journals.id', 'members.account', 'journals.kind', 'postings.amount_minor as amount'])
          .orderBy('journals.id', 'desc')
          .orderBy('members.account', 'desc')
          .limit(teamOnPage)
          .offset(skip)
          .execute();
  return {
    items: rows.map(({ id, account, kind, amount }) => ({
      ...{ id: `${id} ${account}`, account, kind, at: timeOfId(id) },
      amount: fromMinor(amount),
    })),
    pageNum: pageNo,
    totalPages: Math.ceil(total('n') / teamOnPage),
    totals: {
      currency: place.currency,
      entries: total('n'),
      in: fromMinor(total('in')),
      out: fromMinor(-total('out')),
    },
  };
}
