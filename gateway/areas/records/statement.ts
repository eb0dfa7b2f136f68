import type { CallValue } from '#src/contract/call-types.ts';
import { type statement, statementOnPage } from '#src/contract/records/records.ts';
import type { Language } from '#src/contract/core/wire.ts';
import { walletId } from '#gateway/ledger/ledger-accounts.ts';
import type { Time } from '#gateway/ledger/periods.ts';
import { entriesWithin } from '#gateway/ledger/wallet-sums.ts';
import { idsFrom } from '#gateway/process/new-id.ts';
import { entriesOf, entrySums, toEntry, toTotals } from './account-entries.ts';
import { balancesAfter } from './balances-after.ts';
import { nameSubjects } from './name-subjects.ts';
import type { Whose } from './whose-records.ts';

type Asked = Time & { readonly after?: string | undefined; readonly language: Language };

/**
 * A part of what was booked to a player's wallet in a time, the first one first, each with the balance after it, and the sums of the whole
 * time. The next part begins after the id `next`, so that a part costs the same wherever it is.
 */
export async function readStatement(
  { db, playerId, currency }: Whose,
  { from, to, after, language }: Asked,
): Promise<CallValue<typeof statement>> {
  const wallet = walletId(playerId, currency);
  const [first, end] = [idsFrom(from), idsFrom(to)];
  const sums = await db
    .selectFrom(entriesWithin(db, wallet, [{ first, end }]))
    .select(entrySums)
    .executeTakeFirstOrThrow();
  const rows = await entriesOf(db, wallet)
    .where('postings.journal_id', '>=', first)
    .where('postings.journal_id', '<', end)
    .$if(after !== undefined, (query) => query.where('postings.journal_id', '>', after ?? ''))
    .orderBy('postings.journal_id')
    .limit(statementOnPage + 1)
    .execute();
  const shown = rows.slice(0, statementOnPage);
  const last = shown.at(-1)?.id ?? '';
  const [subjects, balances] = await Promise.all([
    nameSubjects(db, shown, language),
    balancesAfter(
      db,
      wallet,
      shown.slice(-1).map(({ id }) => id),
    ),
  ]);
  let balance = (balances.get(last) ?? 0) - shown.reduce((sum, { amount }) => sum + amount, 0);
  return {
    items: shown.map((row) =>
      toEntry(row, { about: subjects.get(row.id), balance: (balance += row.amount), currency }),
    ),
    ...(rows.length > shown.length && { next: last }),
    totals: toTotals(currency, sums),
  };
}
