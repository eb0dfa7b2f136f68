import { fromMinor } from '#src/contract/core/amount.ts';
import type { CallValue } from '#src/contract/call-types.ts';
import { kindsOf, type profitAndLoss } from '#src/contract/records/records.ts';
import { walletId } from '#gateway/ledger/ledger-accounts.ts';
import { sumSpans } from '#gateway/ledger/wallet-sums.ts';
import type { Whose } from './whose-records.ts';

type Sums = { stake: number; win: number; bonus: number };

/** The sum and sign of each kind; a returned stake was not staked. */
const counts = new Map<string, readonly [keyof Sums, 1 | -1]>([
  ['bet', ['stake', -1]],
  ['rollback', ['stake', -1]],
  ['win', ['win', 1]],
  ...kindsOf.bonuses.map((kind) => [kind, ['bonus', 1]] as const),
]);

/**
 * A player's stakes, wins and rewards on each of some days, as booked, so that they sum to the change of the balance. `days`: the
 * moments at which they begin, and at which the last one ends; epoch ms. A day without any of it is left out.
 */
export async function readProfitAndLoss(
  { db, playerId, currency }: Whose,
  days: readonly number[],
): Promise<CallValue<typeof profitAndLoss>> {
  const rows = await sumSpans(db, walletId(playerId, currency), days);
  const total = nothing();
  const items = days.slice(0, -1).flatMap((at, index) => {
    const booked = rows.filter((row) => row.key === String(index) && counts.has(row.kind));
    if (booked.length === 0) return [];
    const day = nothing();
    for (const row of booked) {
      const [part, sign] = counts.get(row.kind) ?? ['win', 1];
      const sum = sign * (row.in + row.out);
      day[part] += sum;
      total[part] += sum;
    }
    return [{ at, ...inAmounts(day) }];
  });
  return { items: items.toReversed(), pageNum: 1, totalPages: 1, totals: { currency, ...inAmounts(total) } };
}

const nothing = (): Sums => ({ stake: 0, win: 0, bonus: 0 });

const inAmounts = ({ stake, win, bonus }: Sums) => ({
  stake: fromMinor(stake),
  win: fromMinor(win),
  bonus: fromMinor(bonus),
  net: fromMinor(win + bonus - stake),
});
