import type { Kysely } from 'kysely';
import type { Tables } from '../db/tables.ts';

/** The number of rows of a table. */
export async function countRows(db: Kysely<Tables>, table: keyof Tables): Promise<number> {
  const { n } = await db
    .selectFrom(table)
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow();
  return n;
}
