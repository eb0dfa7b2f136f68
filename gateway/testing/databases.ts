import { describe } from 'vitest';
import { migrate } from '../db/migrate.ts';
import { type Dialect, type OpenDatabase, openDatabase } from '../db/open-database.ts';
import { openSqlite } from '../db/open-sqlite.ts';
import { returnPostgresDatabase, takePostgresDatabase } from './postgres-databases.ts';

const postgresUrl = process.env['TEST_DATABASE_URL'];

/** The databases that tests can run on: SQLite always, PostgreSQL when TEST_DATABASE_URL names a server. */
export const dialects: readonly Dialect[] =
  postgresUrl === undefined || postgresUrl === '' ? ['sqlite'] : ['sqlite', 'postgres'];

/** Runs the same tests on every database; `describe` blocks are titled by the database. */
export function forEachDatabase(tests: (dialect: Dialect) => void): void {
  for (const dialect of dialects) describe(`on ${dialect}`, () => tests(dialect));
}

/** An empty database of its own with all tables; `close` gives it back. `url` is set on PostgreSQL. */
export async function openTestDatabase(dialect: Dialect): Promise<OpenDatabase & { readonly url?: string }> {
  return dialect === 'sqlite' ? await openMemory() : await openPostgresDatabase(postgresUrl ?? '');
}

async function openMemory(): Promise<OpenDatabase> {
  const db = openSqlite(':memory:');
  await migrate(db);
  return { db, dialect: 'sqlite', close: () => db.destroy() };
}

async function openPostgresDatabase(server: string): Promise<OpenDatabase & { readonly url: string }> {
  const url = await takePostgresDatabase(server);
  const open = await openDatabase({ url });
  const close = async () => {
    await open.close();
    await returnPostgresDatabase(url);
  };
  return { ...open, close, url };
}
