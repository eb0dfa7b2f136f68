import { type Kysely, sql } from 'kysely';
import type { Tables } from '../db/tables.ts';

/**
 * Accounts whose postings do not follow each other: from the first place on without a gap, each from the balance that the one before it
 * left, up to the place and the balance of the account; ids.
 */
export async function findMisplacedPostings(db: Kysely<Tables>): Promise<string[]> {
  const posted = db
    .selectFrom('postings')
    .select((eb) => [
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
    ])
    .as('posted');
  const broken = await db
    .selectFrom(posted)
    .select('posted.account_id as id')
    .distinct()
    .where((eb) =>
      eb.or([
        eb('posted.place', '!=', eb.ref('posted.due_place')),
        eb('posted.before_minor', '!=', eb.fn.coalesce('posted.left_minor', eb.lit(0))),
        eb('posted.after_minor', '!=', eb('posted.before_minor', '+', eb.ref('posted.amount_minor'))),
      ]),
    )
    .execute();
  const cut = await db
    .selectFrom('accounts')
    .leftJoin('postings', 'postings.account_id', 'accounts.id')
    .select('accounts.id')
    .groupBy(['accounts.id', 'accounts.last_place'])
    .having(sql<boolean>`${sql.ref('accounts.last_place')} != coalesce(max(${sql.ref('postings.place')}), 0)`)
    .execute();
  return [...new Set([...broken, ...cut].map(({ id }) => id))].toSorted();
}
