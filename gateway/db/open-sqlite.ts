import SqliteDatabase from 'better-sqlite3';
import { Kysely, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from 'kysely';
import { LRUCache } from 'lru-cache';
import { SqliteDriver } from './sqlite-driver.ts';
import type { Tables } from './tables.ts';

/** Prepared statements are cached; more kinds than this are not in use at once. */
const mostStatements = 500;
/** How long opening, and later each write, waits for another process (the operator's command line), in milliseconds. */
const lockTimeout = 5000;

/** Every write goes through one connection, and all migrations of a start are one transaction. */
class OneWriterAdapter extends SqliteAdapter {
  /** The driver itself lets one statement or transaction run after the other. */
  override get supportsMultipleConnections() {
    return true;
  }
  override get supportsTransactionalDdl() {
    return true;
  }
}

/**
 * Opens the embedded database. One connection, one writer: transactions run one after the other. A commit is on the disk
 * before it is acknowledged (synchronous=FULL). A write waits `timeout` milliseconds for another process, then throws.
 */
export function openSqlite(path: string, { mustExist = false, timeout = lockTimeout } = {}): Kysely<Tables> {
  const database = new SqliteDatabase(path, { timeout: lockTimeout, fileMustExist: mustExist });
  database.pragma('journal_mode = WAL');
  database.pragma('synchronous = FULL');
  database.pragma('foreign_keys = ON');
  // SQLite waits with the whole process; from here on the driver waits, and everything else goes on.
  database.pragma('busy_timeout = 0');
  const statements = new LRUCache<string, SqliteDatabase.Statement>({
    max: mostStatements,
    memoMethod: (sql) => database.prepare(sql),
  });
  const prepare = (sql: string) => statements.memo(sql);
  return new Kysely<Tables>({
    dialect: {
      createDriver: () => new SqliteDriver({ database, prepare, timeout }),
      createQueryCompiler: () => new SqliteQueryCompiler(),
      createAdapter: () => new OneWriterAdapter(),
      createIntrospector: (db) => new SqliteIntrospector(db),
    },
  });
}
