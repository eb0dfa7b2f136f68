import { type RawBuilder, sql } from 'kysely';
import { foldText } from '#gateway/db/fold-text.ts';
import type { Time } from '#gateway/ledger/periods.ts';
import { endOfTime } from '#gateway/ledger/round-sums.ts';
import { sumOf } from '#gateway/ledger/sum-of.ts';
import type { Counts } from '#gateway/ledger/find-page.ts';
import { hourIn, hoursOf, withinTime } from './hours-of.ts';
import type { Days, TeamPlace } from './team-place.ts';

/** Rounds of some days and their moments, of one member, category (code) or vendor, if any. */
type Asked = {
  readonly days: Days;
  readonly time: Time;
  readonly account?: string | undefined;
  readonly category?: string | undefined;
  readonly vendor?: string | undefined;
};

/** The members of the team with the moments between which they stood in it; epoch ms. */
export const membersOf = ({ db, agentId, merchant }: TeamPlace, { days, account }: Pick<Asked, 'days' | 'account'>) =>
  db
    .selectFrom('team_links')
    .innerJoin('members', 'members.id', 'team_links.member_id')
    .leftJoin('team_days as begun', (join) =>
      join.onRef('begun.day', '=', 'team_links.since_day').on('begun.merchant_code', '=', merchant),
    )
    .leftJoin('team_days as over', (join) =>
      join.onRef('over.day', '=', 'team_links.until_day').on('over.merchant_code', '=', merchant),
    )
    .where('team_links.ancestor_id', '=', agentId)
    .where('team_links.depth', '>', 0)
    .where('team_links.since_day', '<=', days.to)
    .where('team_links.until_day', '>', days.from)
    .$if(account !== undefined, (query) => query.where('members.account_folded', '=', foldText(account ?? '')))
    .select(['team_links.member_id', 'members.account'])
    .select((eb) => eb.fn.coalesce('begun.starts_at', eb.lit(0)).as('since'))
    .select((eb) => eb.fn.coalesce('over.starts_at', eb.lit(endOfTime)).as('until'));

const gamesOf = ({ db }: TeamPlace, category: string) =>
  db.selectFrom('games').select('node_id').where('game_type', '=', category);

/** The number of rounds, stakes and wins of each hour (UTC) that has any, the last first; minor units. */
export async function sumHours(
  place: TeamPlace,
  asked: Asked,
): Promise<readonly (Counts & { readonly stake: number; readonly win: number })[]> {
  const { db, currency } = place;
  const { time, category, vendor } = asked;
  const { first, last, edges } = hoursOf(time);
  const mine = membersOf(place, asked).as('mine');
  const sums = db
    .selectFrom(mine)
    .innerJoin('round_sums', 'round_sums.member_id', 'mine.member_id')
    .where('round_sums.span', '=', 'hour')
    .where('round_sums.begun_at', '>=', first)
    .where('round_sums.begun_at', '<', last)
    .whereRef('round_sums.begun_at', '>=', 'mine.since')
    .whereRef('round_sums.begun_at', '<', 'mine.until')
    .where('round_sums.state', '=', 'ended')
    .where('round_sums.currency', '=', currency)
    .$if(category !== undefined, (query) => query.where('round_sums.node_id', 'in', gamesOf(place, category ?? '')))
    .$if(vendor !== undefined, (query) => query.where('round_sums.vendor', '=', vendor ?? ''))
    .select(['round_sums.begun_at', 'round_sums.rounds', 'round_sums.stake_minor', 'round_sums.win_minor']);
  const parts = edges.map((edge) =>
    roundsIn(place, asked, [edge])
      .select(hourIn('rounds.created_at').as('begun_at'))
      .select([sql.lit(1).as('rounds'), 'rounds.stake_minor', 'rounds.win_minor']),
  );
  const rows = await db
    .selectFrom(parts.reduce((all, one) => all.unionAll(one as never), sums).as('played'))
    .select(['played.begun_at'])
    .select([
      sumOf('played.rounds').as('n'),
      sumOf('played.stake_minor').as('stake'),
      sumOf('played.win_minor').as('win'),
    ])
    .groupBy('played.begun_at')
    .orderBy('played.begun_at', 'desc')
    .execute();
  return rows.map((row) => withinTime(row, time));
}

/** Ended rounds of the team that began in some times. */
function roundsIn(place: TeamPlace, asked: Asked, times: readonly Time[]) {
  const { category, vendor } = asked;
  const began: RawBuilder<unknown> = sql.ref('rounds.created_at');
  return place.db
    .selectFrom(membersOf(place, asked).as('mine'))
    .innerJoin('rounds', 'rounds.member_id', 'mine.member_id')
    .where('rounds.state', '=', 'ended')
    .where('rounds.currency', '=', place.currency)
    .whereRef('rounds.created_at', '>=', 'mine.since')
    .whereRef('rounds.created_at', '<', 'mine.until')
    .where('rounds.created_at', '>=', Math.min(...times.map(({ from }) => from)))
    .where('rounds.created_at', '<', Math.max(...times.map(({ to }) => to)))
    .where((eb) => eb.or(times.map(({ from, to }) => sql<boolean>`${began} >= ${from} and ${began} < ${to}`)))
    .$if(category !== undefined, (query) => query.where('rounds.node_id', 'in', gamesOf(place, category ?? '')))
    .$if(vendor !== undefined, (query) => query.where('rounds.vendor', '=', vendor ?? ''));
}

/** The rounds of some hours with their games and members, the last first. */
export const roundsOf = (place: TeamPlace, asked: Asked, times: readonly Time[]) =>
  roundsIn(place, asked, times)
    .leftJoin('games', 'games.node_id', 'rounds.node_id')
    .leftJoin('vendors', 'vendors.vassalage', 'rounds.vendor')
    .select(['rounds.id', 'mine.account', 'rounds.node_id', 'rounds.vendor', 'rounds.created_at'])
    .select(['rounds.stake_minor', 'rounds.win_minor', 'games.name_pt', 'games.name_en', 'vendors.name'])
    .orderBy('rounds.created_at', 'desc')
    .orderBy('rounds.id', 'desc');
