import type { ReadQuery } from '#src/contract/call-types.ts';
import { esportsVendors } from '#src/contract/core/game-type.ts';
import type { hotMatches } from '#src/contract/lobby/matches.ts';
import { Match } from '#src/contract/lobby/matches.schema.ts';
import { kickoffAt } from '#src/contract/lobby/match-time.ts';
import { flag } from '#gateway/db/flag.ts';
import type { Gateway } from '#gateway/context/gateway.ts';

type Query = Pick<ReadQuery<typeof hotMatches>, 'language' | 'hot'>;

/** The category of matches whose bets a vendor takes [S1-413]. */
const matchCategoryOf = (vassalage: string): Match['gameCategory'] =>
  esportsVendors.some((vendor) => vendor === vassalage) ? 'ESPORTS' : 'SPORTS';

/** The matches that are shown and not over for good, by their first kick-off. */
export async function listMatches({ db, clock }: Pick<Gateway, 'db' | 'clock'>, { language, hot }: Query) {
  let wanted = db
    .selectFrom('matches')
    .innerJoin('vendors', 'vendors.vassalage', 'matches.vassalage')
    .selectAll('matches')
    .select(['vendors.name as vendor', 'vendors.open'])
    .where('matches.active', '=', 1);
  if (hot !== undefined) wanted = wanted.where('matches.hot', '=', flag(hot === 1));
  const rows = await wanted.orderBy('matches.starts_at').orderBy('matches.id').execute();
  const now = clock();
  return rows
    .map((row): Match => ({
      matchId: row.id,
      sport: Match.entries.sport.options.find((sport) => sport === row.sport) ?? 'football',
      league: language === 'en' ? row.league_en : row.league_pt,
      home: { name: language === 'en' ? row.home_en : row.home_pt, color: row.home_color },
      away: { name: language === 'en' ? row.away_en : row.away_pt, color: row.away_color },
      startsAt: row.starts_at,
      minutes: row.minutes,
      repeatHours: row.repeat_hours,
      hot: row.hot === 1,
      gameCategory: matchCategoryOf(row.vassalage),
      vassalage: row.vassalage,
      vendorName: row.vendor,
      open: row.open === 1,
    }))
    .filter((match) => kickoffAt(match, now) !== null);
}
