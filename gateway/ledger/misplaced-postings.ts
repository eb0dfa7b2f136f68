import { type Kysely, sql } from 'kysely';
import type { Tables } from '../db/tables.ts';

/**
 * Accounts whose postings do not follow each other: from the first place on without a gap, each from the balance that the one before it
 * left, up to the place and the balance of the account; ids.
 */
export async function findMisplacedPostings(db: Kysely<Tables>): Promise<string[]> {
  const broken = await misplaced(db).select('posted.account_id as id').distinct().execute();
  const cut = await db
    .selectFrom('accounts')
    .leftJoin('postings', 'postings.account_id', 'accounts.id')
    .select('accounts.id')
    .groupBy(['accounts.id', 'accounts.last_place'])
    .having(sql<boolean>`${sql.ref('accounts.last_place')} != coalesce(max(${sql.ref('postings.place')}), 0)`)
    .execute();
  return [...new Set([...broken, ...cut].map(({ id }) => id))].toSorted();
}

/** The postings that do not follow the one before them, or are not alone at their place; each by its journal and account. */
export async function findMisplacedRows(db: Kysely<Tables>): Promise<string[]> {
  const rows = await misplaced(db).select(['posted.journal_id', 'posted.account_id']).execute();
  return rows.map(({ journal_id: journal, account_id: account }) => `${journal} ${account}`);
}

function misplaced(db: Kysely<Tables>) {
  const posted = db
    .selectFrom('postings')
    .select((eb) => [
      'journal_id',
      'account_id',
      'place',
      'amount_minor',
      'before_minor',
      'after_minor',
      eb.fn
        .agg<number>('row_number')
        .over((over) => over.partitionBy('account_id').orderBy('place'))
        .as('due_place'),
      eb.fn
        .agg<number | null>('lag', ['after_minor'])
        .over((over) => over.partitionBy('account_id').orderBy('place'))
        .as('left_minor'),
      eb.fn
        .countAll<number>()
        .over((over) => over.partitionBy(['account_id', 'place']))
        .as('there'),
    ])
    .as('posted');
  return db
    .selectFrom(posted)
    .where((eb) =>
      eb.or([
        eb('posted.there', '>', 1),
        eb('posted.place', '!=', eb.ref('posted.due_place')),
        eb('posted.before_minor', '!=', eb.fn.coalesce('posted.left_minor', eb.lit(0))),
        eb('posted.after_minor', '!=', eb('posted.before_minor', '+', eb.ref('posted.amount_minor'))),
      ]),
    );
}
