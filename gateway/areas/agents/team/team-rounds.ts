import { sql } from 'kysely';
import { foldText } from '#gateway/db/fold-text.ts';
import { beginOf, type Time } from '#gateway/ledger/periods.ts';
import { sumOf } from '#gateway/ledger/sum-of.ts';
import type { Counts } from '#gateway/ledger/find-page.ts';
import { hoursBelow, linksInTime, roundsBelow } from '../rounds/links-in-time.ts';
import { type Asked, ofAsked } from './asked-rounds.ts';
import { hourIn, hoursOf, withinTime } from './hours-of.ts';
import type { Team } from './team-place.ts';

/** The members of the team, or one, with the moments between which they stood in it; epoch ms. */
export const membersOf = ({ db, agentId, merchant }: Team, { days, account }: Pick<Asked, 'days' | 'account'>) =>
  linksInTime(db, merchant)
    .where('team_links.ancestor_id', '=', agentId)
    .where('team_links.since_day', '<=', days.to)
    .where('team_links.until_day', '>', days.from)
    .$if(account !== undefined, (query) =>
      query.where('team_links.member_id', 'in', (eb) =>
        eb
          .selectFrom('members')
          .select('id')
          .where('merchant_code', '=', merchant)
          .where('account_folded', '=', foldText(account ?? '')),
      ),
    );

/** Rounds of a time, their stakes and wins; minor units. */
export type Played = Counts & { readonly stake: number; readonly win: number };

/** The hours (UTC) of a time in which the team played, the last first, from the sums of its members; where a day begins in the middle of one, from the rounds. */
export async function sumHours(place: Team, asked: Asked): Promise<readonly Played[]> {
  const { db, currency } = place;
  const { first, last, cut, parts: times } = await hoursOf(place, asked.time);
  const sums = hoursBelow(db, membersOf(place, asked))
    .where('round_sums.begun_at', '>=', first)
    .where('round_sums.begun_at', '<', last)
    .whereRef('round_sums.begun_at', '>=', 'mine.since')
    .whereRef('round_sums.begun_at', '<', 'mine.until')
    .where('round_sums.currency', '=', currency)
    .where(ofAsked(place, asked, 'round_sums'))
    .$if(cut.length > 0, (query) => query.where('round_sums.begun_at', 'not in', cut))
    .select(['round_sums.begun_at', 'round_sums.rounds', 'round_sums.stake_minor', 'round_sums.win_minor']);
  const parts = roundsIn(place, asked, times)
    .select(hourIn('rounds.created_at').as('begun_at'))
    .select([sql<number>`1`.as('rounds'), 'rounds.stake_minor', 'rounds.win_minor']);
  const rows = await db
    .selectFrom((times.length > 0 ? sums.unionAll(db.selectFrom(parts.as('parts')).selectAll()) : sums).as('played'))
    .select(['played.begun_at'])
    .select([
      sumOf('played.rounds').as('n'),
      sumOf('played.stake_minor').as('stake'),
      sumOf('played.win_minor').as('win'),
    ])
    .groupBy('played.begun_at')
    .orderBy('played.begun_at', 'desc')
    .execute();
  return rows.map((row) => withinTime(row, asked.time));
}

type Paged = { readonly hours: readonly Time[]; readonly skip: number; readonly limit: number };

/** Ended rounds of the team that began in some times, each within an hour (UTC): of those members alone whose sums have any. */
function roundsIn(place: Team, asked: Asked, times: readonly Time[]) {
  const began = sql.ref<number>('rounds.created_at');
  const hours = hoursBelow(place.db, membersOf(place, asked))
    .where('round_sums.begun_at', 'in', [...new Set(times.map(({ from }) => beginOf(from, 'hour')))])
    .where('round_sums.currency', '=', place.currency)
    .where(ofAsked(place, asked, 'round_sums'));
  return roundsBelow(place.db, hours).where((eb) =>
    eb.or(times.map(({ from, to }) => sql<boolean>`${began} >= ${from} and ${began} < ${to}`)),
  );
}

/** A page of the rounds of some hours with their games and members, the last first. */
export const roundsOf = ({ skip, limit, ...of }: Paged, place: Team, asked: Asked) =>
  place.db
    .selectFrom(
      roundsIn(place, asked, of.hours)
        .select(['rounds.id', 'rounds.member_id', 'rounds.node_id', 'rounds.vendor', 'rounds.created_at'])
        .select(['rounds.stake_minor', 'rounds.win_minor'])
        .orderBy('rounds.created_at', 'desc')
        .orderBy('rounds.id', 'desc')
        .limit(limit)
        .offset(skip)
        .as('page'),
    )
    .innerJoin('members', 'members.id', 'page.member_id')
    .leftJoin('games', 'games.node_id', 'page.node_id')
    .leftJoin('vendors', 'vendors.vassalage', 'page.vendor')
    .select(['page.id', 'members.account', 'page.node_id', 'page.vendor', 'page.created_at'])
    .select(['page.stake_minor', 'page.win_minor', 'games.name_pt', 'games.name_en', 'vendors.name'])
    .orderBy('page.created_at', 'desc')
    .orderBy('page.id', 'desc')
    .execute();
