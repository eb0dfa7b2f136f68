import { type Kysely, sql } from 'kysely';

/** Takes the indexes of a table away on PostgreSQL, but for the primary key; answers the statements that make them again. */
export async function dropIndexes<T>(db: Kysely<T>, table: string): Promise<string[]> {
  const { rows: constraints } = await sql<{ name: string; text: string }>`select conname as name,
    pg_get_constraintdef(oid) as text from pg_constraint where conrelid = ${table}::regclass and contype = 'u'`.execute(
    db,
  );
  for (const { name } of constraints) await sql.raw(`alter table ${table} drop constraint ${name}`).execute(db);
  const { rows: indexes } = await sql<{ name: string; text: string }>`select indexrelid::regclass as name,
    pg_get_indexdef(indexrelid) as text from pg_index where indrelid = ${table}::regclass and not indisprimary`.execute(
    db,
  );
  for (const { name } of indexes) await sql.raw(`drop index ${name}`).execute(db);
  return [
    ...constraints.map(({ name, text }) => `alter table ${table} add constraint ${name} ${text}`),
    ...indexes.map(({ text }) => text),
  ];
}

export async function buildIndexes<T>(db: Kysely<T>, statements: readonly string[]): Promise<void> {
  for (const text of statements) await sql.raw(text).execute(db);
}
