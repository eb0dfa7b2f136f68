import type { Kysely, Transaction } from 'kysely';
import { readMeta } from '../db/meta.ts';
import type { Tables } from '../db/tables.ts';

const key = 'seed_version';

/** What a database was filled with at its first start; undefined before that. */
export const readSeed = (db: Kysely<Tables>): Promise<string | undefined> => readMeta(db, key);

/** Takes the first filling for this process; false when another was faster, which the second of two waits for. */
export async function claimSeed(trx: Transaction<Tables>, value: string): Promise<boolean> {
  const claimed = await trx
    .insertInto('meta')
    .values({ key, value })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return claimed.numInsertedOrUpdatedRows === 1n;
}
