import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { describe } from 'vitest';
import { migrate } from '../db/migrate.ts';
import { type Dialect, type OpenDatabase, openDatabase } from '../db/open-database.ts';
import { openSqlite } from '../db/open-sqlite.ts';

const postgresUrl = process.env['TEST_DATABASE_URL'];

/** The databases that tests can run on: SQLite always, PostgreSQL when TEST_DATABASE_URL names a server. */
export const dialects: readonly Dialect[] = postgresUrl === undefined || postgresUrl === '' ? ['sqlite'] : ['sqlite', 'postgres'];

/** Runs the same tests on every database; `describe` blocks are titled by the database. */
export function forEachDatabase(tests: (dialect: Dialect) => void): void {
  for (const dialect of dialects) describe(`on ${dialect}`, () => tests(dialect));
}

/** An empty database of its own with all tables; `close` removes it. `url` is set on PostgreSQL. */
export async function openTestDatabase(dialect: Dialect): Promise<OpenDatabase & { readonly url?: string }> {
  return dialect === 'sqlite' ? await openMemory() : await openPostgresDatabase();
}

async function openMemory(): Promise<OpenDatabase> {
  const db = openSqlite(':memory:');
  await migrate(db);
  return { db, dialect: 'sqlite', close: () => db.destroy() };
}

async function openPostgresDatabase(): Promise<OpenDatabase & { readonly url: string }> {
  const name = `mare_test_${randomBytes(6).toString('hex')}`;
  await onServer(`create database ${name}`);
  const url = new URL(postgresUrl ?? '');
  url.pathname = `/${name}`;
  const open = await openDatabase({ url: url.href });
  const close = async () => {
    await open.close();
    await onServer(`drop database ${name} with (force)`);
  };
  return { ...open, close, url: url.href };
}

async function onServer(statement: string) {
  const client = new pg.Client({ connectionString: postgresUrl });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
