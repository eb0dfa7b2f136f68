import { setTimeout as wait } from 'node:timers/promises';
import type { Kysely, Transaction } from 'kysely';
import type { Tables } from './tables.ts';

const attempts = 8;
/** PostgreSQL: serialization failure, deadlock. The transaction did nothing and may run again. */
const retried = new Set(['40001', '40P01']);

/**
 * Runs `work` in one transaction and commits it; an exception rolls it back. Retries when the database requests it, so `work`
 * must have no effect outside of the transaction.
 */
export async function transact<T>(db: Kysely<Tables>, work: (trx: Transaction<Tables>) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction().execute(work);
    } catch (error) {
      if (attempt === attempts || !isRetried(error)) throw error;
      await wait(Math.random() * 10 * 2 ** attempt);
    }
  }
}

const isRetried = (error: unknown) =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' && retried.has(error.code);
