import type { Transaction } from 'kysely';
import type { Tables } from '#gateway/db/tables.ts';
import { holdMoney, postHold } from '#gateway/ledger/holds.ts';
import { pixAccountId } from '#gateway/ledger/ledger-accounts.ts';

/** Minutes from the request to the payment; ms. */
const takes = 5 * 60_000;

type Payout = { readonly memberId: string; readonly currency: string; readonly amount: number; readonly ref: string };

/** Pays a member out at a moment of the past (epoch ms): money is held, then paid. */
export async function payOutOnce(trx: Transaction<Tables>, { ref, ...paid }: Payout, at: number): Promise<void> {
  const cause = { kind: 'history', ref };
  const to = pixAccountId(paid.currency, paid.memberId);
  await holdMoney(trx, { ...cause, ...paid, to, expiresAt: null }, at);
  await postHold(trx, cause, at + takes);
}
