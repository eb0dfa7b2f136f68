import { chmodSync, closeSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import SqliteDatabase from 'better-sqlite3';
import { makeFolder } from '../process/make-folder.ts';
import { isBusy } from './sqlite-driver.ts';

/** Another process already serves this data folder; the message is one sentence for the operator. */
export class DataInUseError extends Error {}

/** The data folder cannot be created, read or written; the message is one sentence for the operator. */
export class DataFolderError extends Error {}

/**
 * Locks the data folder for this process and returns a function that releases it. It is a lock of the operating system on a
 * file of its own, so that it ends with the process; the stored process id only serves the message.
 */
export function lockDataFolder(dataDir: string): () => void {
  const processFile = join(dataDir, 'gateway.pid');
  const database = openLockFile(dataDir);
  try {
    database.exec('begin exclusive');
  } catch (error) {
    database.close();
    if (!isBusy(error)) throw unwritable(dataDir, error);
    throw new DataInUseError(`Another gateway${ownerOf(processFile)} already uses the data folder ${dataDir}.`);
  }
  rmSync(processFile, { force: true });
  writeFileSync(processFile, String(process.pid), { mode: 0o600 });
  return () => {
    rmSync(processFile, { force: true });
    database.close();
  };
}

function openLockFile(dataDir: string): SqliteDatabase.Database {
  try {
    makeFolder(dataDir);
    const file = join(dataDir, 'gateway.lock');
    closeSync(openSync(file, 'a', 0o600));
    // Earlier versions created it with the default permissions.
    chmodSync(file, 0o600);
    return new SqliteDatabase(file, { timeout: 0 });
  } catch (error) {
    throw unwritable(dataDir, error);
  }
}

const unwritable = (dataDir: string, cause: unknown) =>
  new DataFolderError(`The data folder ${dataDir} cannot be written.`, { cause });

function ownerOf(processFile: string): string {
  try {
    const id = Number(readFileSync(processFile, 'utf8'));
    return Number.isSafeInteger(id) && id > 0 ? ` (process ${id})` : '';
  } catch {
    return '';
  }
}
