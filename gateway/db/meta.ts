import type { Kysely } from 'kysely';
import type { Tables } from './tables.ts';

/** A value that the site has stored under a name; undefined when there is none. */
export async function readMeta(db: Kysely<Tables>, key: string): Promise<string | undefined> {
  return (await db.selectFrom('meta').select('value').where('key', '=', key).executeTakeFirst())?.value;
}

/** Stores a value under a name, replacing the previous one. */
export async function writeMeta(db: Kysely<Tables>, key: string, value: string): Promise<void> {
  await db
    .insertInto('meta')
    .values({ key, value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute();
}
