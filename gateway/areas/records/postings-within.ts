import { type Kysely, sql } from 'kysely';
import type { Tables } from '#gateway/db/tables.ts';

/** Ids of journals, the second one excluded. */
export type Span = { readonly first: string; readonly end: string };

/**
 * Bookings of a wallet in some spans, which follow each other in either direction, by the `first` id of each. The bounds of all of them
 * say nothing new; by them PostgreSQL knows how few postings there are among all.
 */
export const postingsWithin = (db: Kysely<Tables>, wallet: string, spans: readonly Span[]) =>
  db
    // Both databases call the columns of such a list so.
    .selectFrom(
      sql<{
        column1: string;
        column2: string;
      }>`(values ${sql.join(spans.map(({ first, end }) => sql`(${first}, ${end})`))})`.as('spans'),
    )
    .innerJoin('postings', (join) =>
      join
        .on('postings.account_id', '=', wallet)
        .onRef('postings.journal_id', '>=', 'spans.column1')
        .onRef('postings.journal_id', '<', 'spans.column2'),
    )
    .where('postings.journal_id', '>=', bound(spans, 'first', -1))
    .where('postings.journal_id', '<', bound(spans, 'end', 1))
    .select('spans.column1 as first')
    .groupBy('spans.column1');

/** The lowest first, or the highest end. */
function bound(spans: readonly Span[], end: keyof Span, sign: 1 | -1): string {
  const [one = '', other = ''] = [spans[0]?.[end], spans.at(-1)?.[end]];
  return one < other === sign > 0 ? other : one;
}
