import SqliteDatabase from 'better-sqlite3';
import { type Dialect, Kysely, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from 'kysely';
import { LRUCache } from 'lru-cache';
import { SqliteDriver } from './sqlite-driver.ts';
import type { Tables } from './tables.ts';

/** Maximum number of cached prepared statements. */
const mostStatements = 500;
/** Timeout of opening, and later of each write, for another process's lock (the operator's command line); ms. */
const lockTimeout = 5000;

/** Every write uses one connection, and all migrations of a start are one transaction. */
class OneWriterAdapter extends SqliteAdapter {
  /** The driver itself serialises statements and transactions. */
  override get supportsMultipleConnections() {
    return true;
  }
  override get supportsTransactionalDdl() {
    return true;
  }
}

type Opening = { readonly mustExist?: boolean; readonly timeout?: number };

/**
 * Opens the embedded database. One connection, one writer: transactions are serialised. A commit is on the disk before it is
 * acknowledged (synchronous=FULL). A write waits `timeout` milliseconds for another process, then throws.
 */
export const openSqlite = (path: string, options: Opening = {}): Kysely<Tables> =>
  new Kysely<Tables>({ dialect: sqliteDialect(path, options) });

/** The same as a dialect, of which a test makes a database that it can cut off. */
export function sqliteDialect(path: string, { mustExist = false, timeout = lockTimeout }: Opening = {}): Dialect {
  const database = new SqliteDatabase(path, { timeout: lockTimeout, fileMustExist: mustExist });
  database.pragma('journal_mode = WAL');
  database.pragma('synchronous = FULL');
  database.pragma('foreign_keys = ON');
  // SQLite's own wait blocks the process; from here on the driver waits without blocking.
  database.pragma('busy_timeout = 0');
  const statements = new LRUCache<string, SqliteDatabase.Statement>({
    max: mostStatements,
    memoMethod: (sql) => database.prepare(sql),
  });
  const prepare = (sql: string) => statements.memo(sql);
  return {
    createDriver: () => new SqliteDriver({ database, prepare, timeout }),
    createQueryCompiler: () => new SqliteQueryCompiler(),
    createAdapter: () => new OneWriterAdapter(),
    createIntrospector: (db) => new SqliteIntrospector(db),
  };
}
