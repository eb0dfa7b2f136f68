import { closeSync, openSync } from 'node:fs';
import { type Kysely, sql } from 'kysely';
import { openSqlite } from '../db/open-sqlite.ts';
import { type BankTables, bankSchema } from './tables.ts';

/** Opens the bank's own SQLite file, or `:memory:`, and makes the tables that it lacks. Throws the database's error. */
export async function openBank(path: string): Promise<Kysely<BankTables>> {
  // It holds names and CPFs: a new file is private to its owner.
  if (path !== ':memory:') closeSync(openSync(path, 'a', 0o600));
  const db = openSqlite(path) as unknown as Kysely<BankTables>;
  for (const statement of bankSchema) await sql.raw(statement).execute(db);
  return db;
}
