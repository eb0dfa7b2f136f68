import { readdir } from 'node:fs/promises';
import type { Kysely } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import type { Tables } from './tables.ts';

const folder = new URL('migrations/', import.meta.url);

/**
 * Every migration of the folder, in the order of its unique number, by the name of its file: a shipped migration never changes.
 * A file without `up` belongs to another one.
 */
export async function readMigrations(): Promise<Record<string, Migration>> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.ts')).toSorted();
  const read = async (file: string): Promise<[string, Partial<Migration>]> => [
    file.slice(0, -'.ts'.length),
    (await import(new URL(file, folder).href)) as Partial<Migration>,
  ];
  const found = await Promise.all(files.map(read));
  return Object.fromEntries(found.filter((one): one is [string, Migration] => one[1].up !== undefined));
}

const migratorOf = (db: Kysely<Tables>) => new Migrator({ db, provider: { getMigrations: readMigrations } });

/** Migrates the tables; several processes may call it at once on PostgreSQL. Throws the error of a failed migration. */
export async function migrate(db: Kysely<Tables>): Promise<void> {
  const { error, results } = await migratorOf(db).migrateToLatest();
  if (error === undefined) return;
  const failed = results?.find((result) => result.status === 'Error')?.migrationName;
  throw new Error(`The database could not be brought up to date${failed ? ` (${failed})` : ''}.`, { cause: error });
}

/** Whether exactly the migrations of this program have run. */
export async function isMigrated(db: Kysely<Tables>): Promise<boolean> {
  const known = await migratorOf(db).getMigrations();
  return known.every((migration) => migration.executedAt !== undefined);
}
