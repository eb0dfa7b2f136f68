import type { Kysely } from 'kysely';
import type { Tables } from '#gateway/db/tables.ts';
import { receivableId, walletId } from '#gateway/ledger/ledger-accounts.ts';
import type { Time } from '#gateway/ledger/periods.ts';
import { sumOf } from '#gateway/ledger/sum-of.ts';
import { sumSpans } from '#gateway/ledger/wallet-sums.ts';
import { idsFrom } from '#gateway/process/new-id.ts';
import type { CommissionKind } from './settle.ts';

/** Whether a kind of journal counts towards a base as booked to the wallet, or the other way round. */
const counts: Readonly<Record<string, readonly [CommissionKind, 1 | -1]>> = {
  bet: ['turnover', -1],
  rollback: ['turnover', -1],
  deposit: ['deposit', 1],
  contest: ['deposit', 1],
  hold: ['deposit', 1],
  release: ['deposit', 1],
};

/**
 * What commission of a time is of, minor units, by when it was booked: stakes less those that were rolled back; deposits less those
 * that were contested and less withdrawals. Below zero where more was taken back than came.
 */
export async function basesOf(
  db: Kysely<Tables>,
  { memberId, currency }: { readonly memberId: string; readonly currency: string },
  { from, to }: Time,
): Promise<Record<CommissionKind, number>> {
  const bases = { turnover: 0, deposit: 0 };
  for (const { kind, in: came, out } of await sumSpans(db, walletId(memberId, currency), [from, to])) {
    const [base, sign] = counts[kind] ?? [];
    if (base && sign) bases[base] += sign * (came + out);
  }
  // What of a contested deposit is owed, because it was no longer in the wallet.
  const { owed } = await db
    .selectFrom('postings')
    .innerJoin('journals', 'journals.id', 'postings.journal_id')
    .select(sumOf('postings.amount_minor').as('owed'))
    .where('postings.account_id', '=', receivableId(memberId, currency))
    .where('postings.journal_id', '>=', idsFrom(from))
    .where('postings.journal_id', '<', idsFrom(to))
    .where('journals.kind', '=', 'contest')
    .executeTakeFirstOrThrow();
  return { turnover: bases.turnover || 0, deposit: bases.deposit + owed };
}
