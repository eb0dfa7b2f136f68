import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../db/tables.ts';

const sideOf = (kind: 'wallet' | 'receivable') =>
  sql<number>`cast(sum(case when ${sql.ref('accounts.kind')} = ${sql.lit(kind)} then -${sql.ref('postings.amount_minor')} else 0 end) as bigint)`;

/** Contests that say otherwise than their journal what was taken of the wallet and what is owed, and journals of none; the contests' ids. */
export async function findWrongContests(db: Kysely<Tables>): Promise<string[]> {
  const booked = await db
    .selectFrom('journals')
    .innerJoin('postings', 'postings.journal_id', 'journals.id')
    .innerJoin('accounts', 'accounts.id', 'postings.account_id')
    .select(['journals.ref', sideOf('wallet').as('wallet'), sideOf('receivable').as('owed')])
    .where('journals.kind', '=', 'contest')
    .groupBy('journals.ref')
    .execute();
  const said = await db
    .selectFrom('contests')
    .select(['id', 'wallet_minor', 'owed_minor'])
    .where((eb) => eb(eb('wallet_minor', '+', eb.ref('owed_minor')), '>', 0))
    .execute();
  const journals = new Map(booked.map(({ ref, wallet, owed }) => [ref, { wallet, owed }]));
  const wrong = said.flatMap(({ id, wallet_minor, owed_minor }) => {
    const journal = journals.get(id);
    journals.delete(id);
    return journal?.wallet === wallet_minor && journal.owed === owed_minor ? [] : [id];
  });
  return [...wrong, ...journals.keys()].toSorted();
}
