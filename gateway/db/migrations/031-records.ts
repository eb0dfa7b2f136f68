import type { Kysely } from 'kysely';

/**
 * What was booked to an account, in the order of its ids, which is that of time, with the amounts: a span of it, and its sum, are read from
 * the index alone. It takes the place of the index by account.
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
