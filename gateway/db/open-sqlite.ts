import SqliteDatabase from 'better-sqlite3';
import { Kysely, SqliteDialect } from 'kysely';
import type { Tables } from './tables.ts';

/** Statements kept ready; more kinds than this are not in use at once. */
const keptStatements = 500;
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
  return new Kysely<Tables>({ dialect: new SqliteDialect({ database: withKeptStatements(database) }) });
}

function withKeptStatements(database: SqliteDatabase.Database) {
  const kept = new Map<string, SqliteDatabase.Statement>();
  const prepare = (sql: string) => {
    const known = kept.get(sql);
    if (known) {
      kept.delete(sql);
      kept.set(sql, known);
      return known;
    }
    // A transaction takes the write lock at once: one that first reads could otherwise lose it to another process.
    const statement = database.prepare(sql === 'begin' ? 'begin immediate' : sql);
    kept.set(sql, statement);
    for (const oldest of kept.keys()) {
      if (kept.size <= keptStatements) break;
      kept.delete(oldest);
    }
    return statement;
  };
  return { prepare, close: () => void database.close() };
}
