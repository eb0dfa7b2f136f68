import { type AliasedRawBuilder, type Kysely, type RawBuilder, type Transaction, sql } from 'kysely';
import { compiled, type Params } from '../db/compiled.ts';
import type { Tables } from '../db/tables.ts';
import { beginOf, type Period, periods, type Time, wholePeriods } from './periods.ts';
import { countTeamPlay, inTeam } from './teams/member-days.ts';
import { recordRoundChange } from './teams/round-changes.ts';

type Sums = Tables['round_sums'];
type Round = Pick<Tables['rounds'], 'member_id' | 'vendor' | 'node_id' | 'currency' | 'created_at'>;
/** Number of rounds, and their stakes and wins in minor units; below zero where they no longer count. */
type Change = { readonly state: Sums['state']; readonly rounds: number; readonly stake: number; readonly win: number };

type Added = Omit<Sums, 'span' | 'begun_at'> & { hour: number; day: number };
/** Answers whether the member is in a team, which spares all others the statement that counts for it. */
const add = compiled((db, param: Params<Added>) => {
  const rowOf = (span: Period) => ({
    ...{ member_id: param('member_id'), span, begun_at: param(span) },
    ...{ vendor: param('vendor'), node_id: param('node_id'), currency: param('currency'), state: param('state') },
    ...{ rounds: param('rounds'), stake_minor: param('stake_minor'), win_minor: param('win_minor') },
  });
  return db
    .insertInto('round_sums')
    .values([rowOf('hour'), rowOf('day')])
    .onConflict((conflict) =>
      conflict
        .columns(['member_id', 'span', 'begun_at', 'vendor', 'node_id', 'currency', 'state'])
        .doUpdateSet((eb) => ({
          rounds: eb('round_sums.rounds', '+', eb.ref('excluded.rounds')),
          stake_minor: eb('round_sums.stake_minor', '+', eb.ref('excluded.stake_minor')),
          win_minor: eb('round_sums.win_minor', '+', eb.ref('excluded.win_minor')),
        })),
    )
    .returning((eb) => eb.exists(inTeam(db, param('member_id'))).as('in_team'));
});

/**
 * Adds a change of a round that is not open, or no longer, to the hour and the day in which the round began. It belongs in the
 * transaction that changes the round, after the round's row and before any account. For the member's team it counts in the day of `now`
 * (epoch ms): a day that was closed is never changed.
 */
export async function countRound(
  trx: Transaction<Tables>,
  { member_id, vendor, node_id, currency, created_at: at }: Round,
  { state, rounds, stake, win }: Change,
  now: number,
): Promise<void> {
  const sums = { state, rounds, stake_minor: stake, win_minor: win };
  const times = { hour: beginOf(at, 'hour'), day: beginOf(at, 'day') };
  const counted = await add.first(trx, { member_id, vendor, node_id, currency, ...times, ...sums });
  if (state !== 'ended') return;
  // Of all members: one who joins a team today brings the rounds that they have played since midnight.
  await recordRoundChange(trx, { member_id, created_at: at, vendor, node_id, currency, ...sums });
  if (!counted?.in_team) return;
  const played = { memberId: member_id, vendor, nodeId: node_id, currency, rounds, turnover: stake, win };
  await countTeamPlay(trx, played, now);
}

/** No round begins later. */
export const endOfTime = 99_999_999_999_999;

type Asked = Time & { readonly memberId: string; readonly most?: Period };
type State = Tables['rounds']['state'];

/**
 * A player's rounds that began in a time, as rows that are each a round or the sum of many: `begun_at` is when the hour or the day began
 * that the row is of. Sums are read where there are any: rounds themselves only in parts of an hour, and where they are open, of
 * which there are few.
 */
export function roundsWithin(db: Kysely<Tables>, { memberId, from, to, most }: Asked) {
  const wholes = wholePeriods({ from, to }, most);
  const [first, last] = [wholes[0]?.from ?? to, wholes.at(-1)?.to ?? to];
  const days = wholes.find(({ span }) => span === 'day');
  const own = db
    .selectFrom('rounds')
    .select(['vendor', 'node_id', 'currency', 'stake_minor', 'win_minor', sql.lit(1).as('rounds')])
    .select(stateOf(sql.ref('state')))
    .where('member_id', '=', memberId);
  const settled = (since: number, until: number) =>
    own
      .where('created_at', '>=', since)
      .where('created_at', '<', until)
      .select(beginning('hour').as('begun_at'))
      .where('state', '!=', sql.lit('open'));
  const sums = wholes.map((whole) =>
    db
      .selectFrom('round_sums')
      .select(['vendor', 'node_id', 'currency', 'stake_minor', 'win_minor', 'rounds'])
      .select(stateOf(sql.ref('state')))
      .select('begun_at')
      .where('member_id', '=', memberId)
      .where('span', '=', whole.span)
      .where('begun_at', '>=', whole.from)
      .where('begun_at', '<', whole.to),
  );
  // The literal is what lets both databases use the index of open rounds, and the sign what keeps them from that of all by their time.
  const at = sql<number>`+${sql.ref('created_at')}`;
  const open = own
    .where('state', '=', sql.lit('open'))
    .where(at, '>=', from)
    .where(at, '<', to)
    .select(openBeginning(days).as('begun_at'));
  return [...sums, settled(from, first), settled(last, to)].reduce((all, one) => all.unionAll(one), open).as('played');
}

const stateOf = (column: RawBuilder<unknown>): AliasedRawBuilder<State, 'state'> => sql<State>`${column}`.as('state');

const beginning = (span: Period): RawBuilder<number> =>
  sql<number>`${sql.ref('created_at')} - ${sql.ref('created_at')} % ${sql.lit(periods[span])}`;

/** An open round stands in the same row's period as those that are not. */
const openBeginning = (days: Time | undefined): RawBuilder<number> =>
  days
    ? sql<number>`case when ${sql.ref('created_at')} >= ${days.from} and ${sql.ref('created_at')} < ${days.to}
        then ${beginning('day')} else ${beginning('hour')} end`
    : beginning('hour');
