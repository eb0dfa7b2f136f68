import type { Kysely } from 'kysely';
import type { Tables } from '#gateway/db/tables.ts';
import { receivableId, walletId } from '#gateway/ledger/ledger-accounts.ts';
import type { Time } from '#gateway/ledger/periods.ts';
import { sumOf } from '#gateway/ledger/sum-of.ts';
import { sumSpansOf } from '#gateway/ledger/wallet-sums.ts';
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

/** What commission is of; minor units. */
type Bases = Record<CommissionKind, number>;
export const noBases: Readonly<Bases> = { turnover: 0, deposit: 0 };
type Asked = { readonly memberIds: readonly string[]; readonly currency: string };

/**
 * What commission of a time is of, by member, by when it was booked: stakes less those that were rolled back; deposits less those
 * that were contested and less withdrawals. Below zero where more was taken back than came. A member without any is missing.
 */
export async function basesOf(
  db: Kysely<Tables>,
  { memberIds, currency }: Asked,
  { from, to }: Time,
): Promise<ReadonlyMap<string, Readonly<Bases>>> {
  const bases = new Map<string, Bases>();
  if (memberIds.length === 0) return bases;
  const memberOf = (idOf: (memberId: string, currency: string) => string) =>
    new Map(memberIds.map((id) => [idOf(id, currency), id]));
  const add = (memberId: string, base: CommissionKind, minor: number) => {
    const known = bases.get(memberId) ?? { ...noBases };
    bases.set(memberId, { ...known, [base]: known[base] + minor });
  };
  const wallets = memberOf(walletId);
  for (const { wallet, kind, in: came, out } of await sumSpansOf(db, [...wallets.keys()], [from, to])) {
    const [base, sign] = counts[kind] ?? [];
    if (base && sign) add(wallets.get(wallet) ?? '', base, sign * (came + out));
  }
  // What of a contested deposit is owed, because it was no longer in the wallet.
  const receivables = memberOf(receivableId);
  const owed = await db
    .selectFrom('postings')
    .innerJoin('journals', 'journals.id', 'postings.journal_id')
    .select(['postings.account_id', sumOf('postings.amount_minor').as('owed')])
    .where('postings.account_id', 'in', [...receivables.keys()])
    .where('postings.journal_id', '>=', idsFrom(from))
    .where('postings.journal_id', '<', idsFrom(to))
    .where('journals.kind', '=', 'contest')
    .groupBy('postings.account_id')
    .execute();
  for (const row of owed) add(receivables.get(row.account_id) ?? '', 'deposit', row.owed);
  return bases;
}
