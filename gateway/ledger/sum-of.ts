import { type RawBuilder, sql } from 'kysely';

/** A sum of minor units or numbers as a number, 0 of none, over some columns; PostgreSQL would answer a numeric, as text. */
export const sumOf = (...columns: readonly string[]): RawBuilder<number> =>
  sql<number>`cast(coalesce(sum(${sql.join(
    columns.map((column) => sql.ref(column)),
    sql` + `,
  )}), 0) as bigint)`;
