import type { Kysely, Transaction } from 'kysely';
import { readMeta } from '../db/meta.ts';
import type { Tables } from '../db/tables.ts';

const key = 'seed_version';

/** The kind of a database's seed; undefined before its first start. */
export const readSeed = (db: Kysely<Tables>): Promise<string | undefined> => readMeta(db, key);

/** Claims the first filling for this process; false where another one was faster, for which this call waits. */
export async function claimSeed(trx: Transaction<Tables>, value: string): Promise<boolean> {
  const claimed = await trx
    .insertInto('meta')
    .values({ key, value })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return claimed.numInsertedOrUpdatedRows === 1n;
}
