import type { Transaction } from 'kysely';
import { compiled, type Params } from '../db/compiled.ts';
import { insertRows } from '../db/insert-rows.ts';
import type { Tables } from '../db/tables.ts';

/** A posting whose account has changed: its place among that account's, and the balance after it; minor units. */
export type Booked = {
  readonly accountId: string;
  readonly amount: number;
  readonly place: number;
  readonly after: number;
};

type Side<Name extends string> = Record<`${Name}Account`, string> &
  Record<`${Name}Amount` | `${Name}Place` | `${Name}Before` | `${Name}After`, number>;

const insertPair = compiled((db, param: Params<{ id: string } & Side<'one'> & Side<'other'>>) =>
  db.insertInto('postings').values([
    {
      journal_id: param('id'),
      account_id: param('oneAccount'),
      amount_minor: param('oneAmount'),
      place: param('onePlace'),
      before_minor: param('oneBefore'),
      after_minor: param('oneAfter'),
    },
    {
      journal_id: param('id'),
      account_id: param('otherAccount'),
      amount_minor: param('otherAmount'),
      place: param('otherPlace'),
      before_minor: param('otherBefore'),
      after_minor: param('otherAfter'),
    },
  ]),
);

/** Writes the postings of a journal, each with the balance of its account before and after it. */
export async function insertPostings(trx: Transaction<Tables>, id: string, postings: readonly Booked[]): Promise<void> {
  const [one, other, ...more] = postings;
  if (!one || !other || more.length > 0) {
    const rows = postings.map((posting) => toRow(id, posting));
    return insertRows(trx, 'postings', rows);
  }
  await insertPair.run(trx, {
    id,
    oneAccount: one.accountId,
    oneAmount: one.amount,
    onePlace: one.place,
    oneBefore: one.after - one.amount,
    oneAfter: one.after,
    otherAccount: other.accountId,
    otherAmount: other.amount,
    otherPlace: other.place,
    otherBefore: other.after - other.amount,
    otherAfter: other.after,
  });
}

const toRow = (journalId: string, { accountId, amount, place, after }: Booked) => ({
  journal_id: journalId,
  account_id: accountId,
  amount_minor: amount,
  place,
  before_minor: after - amount,
  after_minor: after,
});
