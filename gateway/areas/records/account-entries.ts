import type { Kysely } from 'kysely';
import { fromMinor } from '#src/contract/core/amount.ts';
import type { CallValue } from '#src/contract/call-types.ts';
import { playCurrency } from '#src/contract/core/play-money.ts';
import type { accountRecord } from '#src/contract/records/records.ts';
import type { AccountEntry } from '#src/contract/records/records.schema.ts';
import type { Tables } from '#gateway/db/tables.ts';
import { sumOf } from '#gateway/ledger/sum-of.ts';
import { timeOfId } from '#gateway/process/new-id.ts';

/** What was booked to a wallet. */
export const entriesOf = (db: Kysely<Tables>, wallet: string) =>
  db
    .selectFrom('postings')
    .innerJoin('journals', 'journals.id', 'postings.journal_id')
    .select(['journals.id', 'journals.kind', 'journals.ref', 'journals.made_by', 'postings.amount_minor as amount'])
    .where('postings.account_id', '=', wallet);

type Booked = Pick<Tables['journals'], 'id' | 'kind' | 'ref' | 'made_by'> & { readonly amount: number };
type Told = { readonly about: string | undefined; readonly balance: number; readonly currency: string };

/** Booked by hand: the cause is an operator's remark. */
const byHand: readonly string[] = ['credit', 'debit'];

/** An entry with its subject and the balance after it, in minor units. Of play money there are no receipts, nor of what was booked by hand. */
export const toEntry = (
  { id, kind, ref, made_by, amount }: Booked,
  { about, balance, currency }: Told,
): AccountEntry => ({
  id,
  kind,
  about: about ?? '',
  at: timeOfId(id),
  amount: fromMinor(amount),
  balance: fromMinor(balance),
  ...(made_by === '' && !byHand.includes(kind) && currency !== playCurrency && { receipt: ref }),
});

/** The columns of `entriesWithin` that add up to totals. */
export const entrySums = [
  sumOf('entry.entries').as('count'),
  sumOf('entry.in_minor').as('in'),
  sumOf('entry.out_minor').as('out'),
] as const;

type Sums = { readonly count: number; readonly in: number; readonly out: number };

/** Sums in the currency of the wallet; what went out without its sign. */
export const toTotals = (currency: string, sums: Sums): NonNullable<CallValue<typeof accountRecord>['totals']> => ({
  currency,
  entries: sums.count,
  in: fromMinor(sums.in),
  out: fromMinor(-sums.out),
});
