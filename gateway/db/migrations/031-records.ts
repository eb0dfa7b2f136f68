import type { Kysely } from 'kysely';

/**
 * Covering index of an account's bookings by id, which is by time, with the amounts: a time range and its sum are read from the
 * index alone. It replaces the index by account.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['postings', 'play_postings']) {
    await db.schema
      .createIndex(`${table}_record`)
      .on(table)
      .columns(['account_id', 'journal_id', 'amount_minor'])
      .execute();
    await db.schema.dropIndex(`${table}_account`).execute();
  }
}
