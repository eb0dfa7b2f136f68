import { closeSync, openSync } from 'node:fs';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import { lockDataFolder } from './data-lock.ts';
import { isMigrated, migrate } from './migrate.ts';
import { openPostgres } from './open-postgres.ts';
import { openSqlite } from './open-sqlite.ts';
import type { Tables } from './tables.ts';

export type Dialect = 'sqlite' | 'postgres';
export type OpenDatabase = {
  readonly db: Kysely<Tables>;
  readonly dialect: Dialect;
  readonly close: () => Promise<void>;
};

type Place = { readonly dataDir?: string | undefined; readonly url?: string | undefined };

/** There is no database yet; the message is one sentence for the operator. */
export class DatabaseMissingError extends Error {}

const fileIn = (dataDir: string) => join(dataDir, 'mare.db');

/**
 * Opens the gateway's database and migrates its tables: PostgreSQL by `url`, else SQLite in `dataDir`, which only this process
 * may serve. Throws DataInUseError, DataFolderError, or the database's error.
 */
export async function openDatabase({ dataDir, url }: Place): Promise<OpenDatabase> {
  if (url !== undefined) return await migrated({ db: openPostgres(url), dialect: 'postgres' });
  if (dataDir === undefined) throw new Error('neither a data folder nor a database was named');
  const unlock = lockDataFolder(dataDir);
  try {
    // A new file is private to its owner; SQLite's other files inherit its permissions.
    closeSync(openSync(fileIn(dataDir), 'a', 0o600));
    return await migrated({ db: openSqlite(fileIn(dataDir)), dialect: 'sqlite' }, unlock);
  } catch (error) {
    unlock();
    throw error;
  }
}

/**
 * Opens the database while a gateway may be running, for the operator's command line: takes no lock, changes no table.
 * Throws DatabaseMissingError when there is none, or one of another version.
 */
export async function joinDatabase({ dataDir, url }: Place): Promise<OpenDatabase> {
  const found =
    url !== undefined
      ? { db: openPostgres(url), dialect: 'postgres' as const }
      : { db: openExisting(dataDir), dialect: 'sqlite' as const };
  const close = () => found.db.destroy();
  try {
    if (await isMigrated(found.db)) return { ...found, close };
  } catch (error) {
    await close();
    throw error;
  }
  await close();
  throw new DatabaseMissingError('The database is not of this version. Start the gateway once, then try again.');
}

function openExisting(dataDir: string | undefined) {
  try {
    return openSqlite(fileIn(dataDir ?? '.'), { mustExist: true });
  } catch (error) {
    throw new DatabaseMissingError(`There is no database in ${dataDir}. Start the gateway once, then try again.`, {
      cause: error,
    });
  }
}

async function migrated(found: Omit<OpenDatabase, 'close'>, unlock?: () => void): Promise<OpenDatabase> {
  try {
    await migrate(found.db);
  } catch (error) {
    await found.db.destroy();
    throw error;
  }
  const close = async () => {
    await found.db.destroy();
    unlock?.();
  };
  return { ...found, close };
}
