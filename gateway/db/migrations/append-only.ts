import { type Kysely, sql } from 'kysely';
import { isPostgres } from '../is-postgres.ts';

/** Lets a migration change rows of a table that triggers make append-only; the triggers are created again after `work`. */
export async function withoutTriggers(db: Kysely<unknown>, table: string, work: () => Promise<unknown>): Promise<void> {
  const restore = await (isPostgres(db) ? disableOnPostgres(db, table) : dropOnSqlite(db, table));
  await work();
  await restore();
}

async function disableOnPostgres(db: Kysely<unknown>, table: string) {
  await sql`alter table ${sql.table(table)} disable trigger user`.execute(db);
  return () => sql`alter table ${sql.table(table)} enable trigger user`.execute(db);
}

async function dropOnSqlite(db: Kysely<unknown>, table: string) {
  const triggers = await sql<{ name: string; text: string }>`
    select name, sql as text from sqlite_master where type = 'trigger' and tbl_name = ${table}`.execute(db);
  for (const { name } of triggers.rows) await sql`drop trigger ${sql.ref(name)}`.execute(db);
  return async () => {
    for (const { text } of triggers.rows) await sql.raw(text).execute(db);
  };
}
