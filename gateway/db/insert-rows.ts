import type { Insertable, Transaction } from 'kysely';
import type { Tables } from './tables.ts';

/** Maximum number of values in one statement, below the limits of both databases. */
const valuesAtOnce = 6000;

/** Inserts many rows of one table in few statements. */
export async function insertRows<T extends keyof Tables & string>(
  trx: Transaction<Tables>,
  table: T,
  rows: readonly Insertable<Tables[T]>[],
): Promise<void> {
  const width = Object.keys(rows[0] ?? { none: 0 }).length;
  const atOnce = Math.max(1, Math.floor(valuesAtOnce / width));
  for (let start = 0; start < rows.length; start += atOnce) {
    await trx
      .insertInto(table)
      .values(rows.slice(start, start + atOnce))
      .execute();
  }
}
