import type { CallValue, ReadQuery } from '#src/contract/call-types.ts';
import { type teamBets, teamOnPage } from '#src/contract/agents/team.ts';
import { takePage } from '#gateway/ledger/find-page.ts';
import { fromMinor } from '#src/contract/core/amount.ts';
import { daysAsked, momentsOf, type TeamPlace } from './team-place.ts';
import { roundsOf, sumHours } from './team-rounds.ts';

/**
 * A page of the ended rounds that members of the team began in some days, the last first, and the sums of all of them [S2-080]. Rounds are read in
 * the hours of the page alone: the sums of hours tell which these are.
 */
export async function readTeamBets(
  place: TeamPlace,
  { startDate, endDate, pageNo, language, ...filters }: ReadQuery<typeof teamBets>,
): Promise<CallValue<typeof teamBets>> {
  const days = daysAsked(place, { startDate, endDate });
  const asked = { days, time: await momentsOf(place, days), ...filters };
  const hours = await sumHours(place, asked);
  const total = (name: 'n' | 'stake' | 'win') => hours.reduce((sum, hour) => sum + hour[name], 0);
  const { taken, skip } = takePage(hours, { skip: (pageNo - 1) * teamOnPage, limit: teamOnPage });
  const rows = taken.length === 0 ? [] : await roundsOf(place, asked, taken).limit(teamOnPage).offset(skip).execute();
  return {
    items: rows.map((row) => ({
      id: row.id,
      account: row.account,
      gameName: (language === 'en' ? row.name_en : row.name_pt) ?? row.node_id,
      vendorName: row.name ?? row.vendor,
      at: row.created_at,
      ...inAmounts(row.stake_minor, row.win_minor),
    })),
    pageNum: pageNo,
    totalPages: Math.ceil(total('n') / teamOnPage),
    totals: { currency: place.currency, rounds: total('n'), ...inAmounts(total('stake'), total('win')) },
  };
}

const inAmounts = (stake: number, win: number) => ({
  stake: fromMinor(stake),
  win: fromMinor(win),
  net: fromMinor(win - stake),
});
