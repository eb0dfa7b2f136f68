import type { Kysely } from 'kysely';
import { createTables } from './create-table.ts';

/** Random keys of the site that outlive the master secret. */
export const storedKeys = {
  /** `number`: 1, 2, … of its purpose; the largest is used for new data. `sealed`: encrypted under the master secret. */
  stored_keys: { purpose: 'text', number: 'integer', sealed: 'text', created_at: 'long' },
} as const;

export const up = (db: Kysely<unknown>): Promise<void> =>
  createTables(db, storedKeys, { stored_keys: { primaryKey: ['purpose', 'number'] } });
