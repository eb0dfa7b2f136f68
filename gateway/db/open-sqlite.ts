import SqliteDatabase from 'better-sqlite3';
import { Kysely, SqliteDialect } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { Tables } from './tables.ts';

/** Prepared statements are cached; more kinds than this are not in use at once. */
const mostStatements = 500;
const nothing = 'select 1 where false';
/** How long a write waits for another process (the operator's command line), in milliseconds. */
const busyTimeout = 5000;

/**
 * Opens the embedded database. One connection, one writer: Kysely lets transactions run one after the other. A commit is on
 * the disk before it is acknowledged (synchronous=FULL).
 */
export function openSqlite(path: string, { mustExist = false } = {}): Kysely<Tables> {
  const database = new SqliteDatabase(path, { timeout: busyTimeout, fileMustExist: mustExist });
  database.pragma('journal_mode = WAL');
  database.pragma('synchronous = FULL');
  database.pragma('foreign_keys = ON');
  return new Kysely<Tables>({ dialect: new SqliteDialect({ database: withStatementCache(database) }) });
}

function withStatementCache(database: SqliteDatabase.Database) {
  const statements = new LRUCache<string, SqliteDatabase.Statement>({
    max: mostStatements,
    // A transaction takes the write lock at once: one that first reads could otherwise lose it to another process.
    memoMethod: (sql) => database.prepare(sql === 'begin' ? 'begin immediate' : sql),
  });
  // SQLite itself rolls back when its disk is full; to do it once more would fail, and that would hide why.
  const isDone = (sql: string) => sql === 'rollback' && !database.inTransaction;
  return { prepare: (sql: string) => statements.memo(isDone(sql) ? nothing : sql), close: () => void database.close() };
}
