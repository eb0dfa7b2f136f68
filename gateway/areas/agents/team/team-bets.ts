import type { CallValue, ReadQuery } from '#src/contract/call-types.ts';
import { type teamBets, teamOnPage } from '#src/contract/agents/team.ts';
import { fromMinor } from '#src/contract/core/amount.ts';
import { findHours } from '../rounds/find-hours.ts';
import { daysAsked, momentsOf, type TeamPlace } from './team-place.ts';
import { roundsOf } from './team-rounds.ts';

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
  const { n, stake, win, hours, skip } = await findHours(place, asked, {
    skip: (pageNo - 1) * teamOnPage,
    limit: teamOnPage,
  });
  const rows = hours.length === 0 ? [] : await roundsOf({ hours, skip, limit: teamOnPage }, place, asked);
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
    totalPages: Math.ceil(n / teamOnPage),
    totals: { currency: place.currency, rounds: n, ...inAmounts(stake, win) },
  };
}

const inAmounts = (stake: number, win: number) => ({
  stake: fromMinor(stake),
  win: fromMinor(win),
  net: fromMinor(win - stake),
});
