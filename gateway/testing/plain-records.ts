import { fromMinor } from '#src/contract/core/amount.ts';
import { kindsOf } from '#src/contract/records/records.ts';
import type { Kysely } from 'kysely';
import type { Tables } from '../db/tables.ts';
import { dayOf } from '../ledger/day-of.ts';
import { walletId } from '../ledger/ledger-accounts.ts';
import type { Time } from '../ledger/periods.ts';

const told = { open: 'open', ended: 'settled', cancelled: 'cancelled' } as const;
const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);
const isIn = ({ from, to }: Time, at: number) => at >= from && at < to;

/** A member's figures, recomputed from every round and posting, to be compared with the stored sums. */
export async function plainRecords(db: Kysely<Tables>, memberId: string) {
  const all = await db
    .selectFrom('rounds')
    .innerJoin('games', 'games.node_id', 'rounds.node_id')
    .selectAll('rounds')
    .select('games.game_type')
    .where('member_id', '=', memberId)
    .orderBy('rounds.created_at', 'desc')
    .orderBy('rounds.id', 'desc')
    .execute();
  const postings = await db
    .selectFrom('postings')
    .innerJoin('journals', 'journals.id', 'postings.journal_id')
    .where('account_id', '=', walletId(memberId, 'BRL'))
    .select(['journals.id', 'journals.kind', 'journals.created_at', 'amount_minor'])
    .orderBy('journals.id')
    .execute();
  let held = 0;
  const booked = postings.map((row) => ({ ...row, balance: (held += row.amount_minor) })).toReversed();
  const other: readonly string[] = Object.values(kindsOf).flat();

  return {
    staked: (time: Time, category?: string): number =>
      sum(
        all
          .filter((round) => round.state === 'ended' && isIn(time, round.created_at))
          .filter((round) => category === undefined || round.game_type === category)
          .map((round) => round.stake_minor),
      ),
    tasks: (now: number, zone: string): number[] => {
      const played = all.filter(({ created_at: at, state }) => at >= dayOf(now, zone).start && state !== 'cancelled');
      const different = (of: 'node_id' | 'vendor') => new Set(played.map((round) => round[of])).size;
      return [played.length, different('node_id'), different('vendor')];
    },
    rounds: (time: Time, state?: string, category?: string) => {
      const rounds = all
        .filter((round) => isIn(time, round.created_at) && (state === undefined || told[round.state] === state))
        .filter((round) => category === undefined || round.game_type === category);
      const [stake, win] = [sum(rounds.map((one) => one.stake_minor)), sum(rounds.map((one) => one.win_minor))];
      const money = { stake: fromMinor(stake), win: fromMinor(win), net: fromMinor(win - stake) };
      return { ids: rounds.map(({ id }) => id), totals: { rounds: rounds.length, ...money } };
    },
    entries: (time: Time, group?: 'games' | 'bonuses' | 'other') => {
      const rows = booked
        .filter(({ created_at: at }) => isIn(time, at))
        .filter(({ kind }) =>
          group === 'other' ? !other.includes(kind) : !group || (kindsOf[group] as readonly string[]).includes(kind),
        );
      const amounts = rows.map((row) => row.amount_minor);
      return {
        list: rows.map(({ id, balance }) => [id, fromMinor(balance)]),
        totals: {
          entries: rows.length,
          in: fromMinor(sum(amounts.filter((amount) => amount > 0))),
          out: fromMinor(-sum(amounts.filter((amount) => amount < 0))),
        },
      };
    },
    profit: (days: readonly number[]) => {
      const partsOf = (time: Time) => {
        const of = (...kinds: readonly string[]) =>
          booked.filter(({ kind, created_at: at }) => kinds.includes(kind) && isIn(time, at));
        const minor = (...kinds: readonly string[]) => sum(of(...kinds).map((row) => row.amount_minor));
        const [stake, win, bonus] = [-minor('bet', 'rollback') || 0, minor('win'), minor(...kindsOf.bonuses)];
        const money = { stake: fromMinor(stake), win: fromMinor(win), bonus: fromMinor(bonus) };
        return { some: of(...other).length > 0, row: { ...money, net: fromMinor(win + bonus - stake) } };
      };
      const spans = days.slice(0, -1).map((from, index) => ({ from, to: days[index + 1] ?? from }));
      const items = spans.flatMap((time) => {
        const { some, row } = partsOf(time);
        return some ? [{ at: time.from, ...row }] : [];
      });
      return [items.toReversed(), { currency: 'BRL', ...partsOf({ from: days[0] ?? 0, to: days.at(-1) ?? 0 }).row }];
    },
  };
}
