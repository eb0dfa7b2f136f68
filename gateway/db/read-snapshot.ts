import type { Kysely, Transaction } from 'kysely';
import type { Tables } from './tables.ts';

/**
 * Runs `work`, which only reads, on the database as it is at one moment: statements see nothing that others commit meanwhile. No write waits
 * for it, except on the connection of an embedded database that this process shares.
 */
export const readSnapshot = <T>(db: Kysely<Tables>, work: (trx: Transaction<Tables>) => Promise<T>): Promise<T> =>
  db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(work);
