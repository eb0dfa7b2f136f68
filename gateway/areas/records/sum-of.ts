import { type RawBuilder, sql } from 'kysely';

/** A sum of minor units as a number, 0 of none; PostgreSQL would answer a numeric, as text. */
export const sumOf = (column: string): RawBuilder<number> =>
  sql<number>`cast(coalesce(sum(${sql.ref(column)}), 0) as bigint)`;

/** The sum of what is above zero, or of what is below it. */
export const sumWhere = (column: string, sign: '>' | '<'): RawBuilder<number> =>
  sql<number>`cast(coalesce(sum(case when ${sql.ref(column)} ${sql.raw(sign)} 0 then ${sql.ref(column)} end), 0) as bigint)`;
