import { type Transaction, sql } from 'kysely';
import { journalText, type HashedJournal } from '#src/contract/records/receipt.ts';
import { compiled, type Params } from '../db/compiled.ts';
import { isPostgres } from '../db/is-postgres.ts';
import { isInPlayMoney } from '../db/play-tables.ts';
import type { Tables } from '../db/tables.ts';
import { beginOf } from './periods.ts';

/** One side of a journal of two postings; its balance stays at `lowest` or above. Minor units. */
type Side = { readonly accountId: string; readonly amount: number; readonly lowest: number };
type Pair = {
  readonly journal: Omit<HashedJournal, 'seq'>;
  readonly one: Side;
  readonly other: Side;
  readonly highest: number;
};

type Sent = Omit<HashedJournal, 'seq' | 'postings'> & {
  textChain: string;
  textRest: string;
  one: string;
  oneAmount: number;
  oneLowest: number;
  other: string;
  otherAmount: number;
  otherLowest: number;
  highest: number;
  hour: number;
  day: number;
};
type Booked = { booked: boolean; one_after: number; other_after: number; limited: number };

const book = compiled((db, param: Params<Sent>) =>
  db
    .selectFrom(
      sql<Booked>`book_journal(${param('id')}, ${param('kind')}, ${param('ref')}, ${param('madeBy')}, ${param('createdAt')},
        ${param('chain')}, ${param('textChain')}, ${param('textRest')}, ${param('one')}, ${param('oneAmount')}, ${param('oneLowest')},
        ${param('other')}, ${param('otherAmount')}, ${param('otherLowest')}, ${param('highest')}, ${param('hour')}, ${param('day')})`.as<'b'>(
        'b',
      ),
    )
    .selectAll(),
);

/**
 * Books a journal in one round trip (086-journal-in-one-step.ts): the balances after it and whether the first account has limits. Undefined
 * where that is not possible and nothing was changed: on SQLite, for which a round trip is nothing, with play money, and where an account is
 * missing or its balance would leave its bounds.
 */
export async function bookPair(
  trx: Transaction<Tables>,
  { journal, one, other, highest }: Pair,
): Promise<{ readonly after: readonly [number, number]; readonly limited: boolean } | undefined> {
  if (!isPostgres(trx) || isInPlayMoney(trx)) return undefined;
  const { postings: _postings, ...named } = journal;
  const [textChain, textRest] = partsOf(journal);
  const row = await book.first(trx, {
    ...named,
    ...{ textChain, textRest, highest },
    ...{ one: one.accountId, oneAmount: one.amount, oneLowest: one.lowest },
    ...{ other: other.accountId, otherAmount: other.amount, otherLowest: other.lowest },
    ...{ hour: beginOf(journal.createdAt, 'hour'), day: beginOf(journal.createdAt, 'day') },
  });
  return row?.booked ? { after: [row.one_after, row.other_after], limited: row.limited === 1 } : undefined;
}

/** The text that is hashed, without the hash before it, on both sides of the number in the chain. */
function partsOf(journal: Omit<HashedJournal, 'seq'>): [string, string] {
  const start = JSON.stringify(journal.chain).length + '["",,'.length;
  const text = journalText('', { ...journal, seq: 0 });
  return [text.slice('["",'.length, start), text.slice(start + '0'.length)];
}
