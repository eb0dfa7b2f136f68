import { type Kysely, sql } from 'kysely';

/** The few rounds that are open, by whose they are: of all that a member has played they are found at once. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['rounds', 'play_rounds'])
    await db.schema
      .createIndex(`${table}_open`)
      .on(table)
      .columns(['member_id', 'node_id'])
      .where(sql.ref('state'), '=', 'open')
      .execute();
}
