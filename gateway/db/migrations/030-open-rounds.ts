import { type Kysely, sql } from 'kysely';

/** Index of the few open rounds by member. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['rounds', 'play_rounds'])
    await db.schema
      .createIndex(`${table}_open`)
      .on(table)
      .columns(['member_id', 'node_id'])
      .where(sql.ref('state'), '=', 'open')
      .execute();
}
