import { fromMinor } from '#src/contract/core/amount.ts';
import type { CallValue } from '#src/contract/call-types.ts';
import { type balanceSums, kindsOf } from '#src/contract/records/records.ts';
import { walletId } from '#gateway/ledger/ledger-accounts.ts';
import { sumSpans } from '#gateway/ledger/wallet-sums.ts';
import { idsFrom } from '#gateway/process/new-id.ts';
import { balanceBefore } from './balances-after.ts';
import type { Whose } from './whose-records.ts';

/** Each as it changes the balance. */
type Sums = { deposits: number; withdrawals: number; stake: number; win: number; bonus: number; other: number };

const none = (): Sums => ({ deposits: 0, withdrawals: 0, stake: 0, win: 0, bonus: 0, other: 0 });

const parts = new Map<string, keyof Sums>([
  ...kindsOf.deposits.map((kind) => [kind, 'deposits'] as const),
  ...kindsOf.withdrawals.map((kind) => [kind, 'withdrawals'] as const),
  ...kindsOf.games.map((kind) => [kind, kind === 'win' ? 'win' : 'stake'] as const),
  ...kindsOf.bonuses.map((kind) => [kind, 'bonus'] as const),
]);

/**
 * What was booked to a player's wallet in some spans that follow one another, by what it was, and the balance before and after all of them: both differ by
 * exactly these sums. `moments`: where the spans begin, and where the last ends; epoch ms.
 */
export async function readBalanceSums(
  { db, playerId, currency }: Whose,
  moments: readonly number[],
): Promise<CallValue<typeof balanceSums>> {
  const wallet = walletId(playerId, currency);
  const rows = await sumSpans(db, wallet, moments);
  const before = await balanceBefore(db, wallet, idsFrom(moments[0] ?? 0));
  const total = none();
  const spans = moments.slice(0, -1).map((at) => ({ at, sums: none() }));
  for (const { key, kind, in: came, out } of rows) {
    const part = parts.get(kind) ?? 'other';
    const span = spans[Number(key)];
    // The rest of the last span's hour comes along, under a span of its own.
    if (!span) continue;
    span.sums[part] += came + out;
    total[part] += came + out;
  }
  return {
    items: spans.map(({ at, sums }) => ({ at, ...inAmounts(sums) })),
    totals: {
      currency,
      ...inAmounts(total),
      before: fromMinor(before),
      after: fromMinor(before + changeOf(total)),
    },
  };
}

const changeOf = (sums: Sums) => Object.values(sums).reduce((sum, part) => sum + part, 0);

/** What went out has no sign in its own amount. */
const inAmounts = (sums: Sums) => ({
  deposits: fromMinor(sums.deposits),
  withdrawals: fromMinor(-sums.withdrawals || 0),
  stake: fromMinor(-sums.stake || 0),
  win: fromMinor(sums.win),
  bonus: fromMinor(sums.bonus),
  other: fromMinor(sums.other),
  net: fromMinor(sums.win + sums.bonus + sums.stake),
  change: fromMinor(changeOf(sums)),
});
