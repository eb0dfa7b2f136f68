import type { Kysely } from 'kysely';
import { addColumns } from './create-table.ts';

/** Vendor keys that outlive the master secret under which they were made. */
export const sealedKeys = {
  /** The key's secret, encrypted (process/encrypt-secret.ts); for a derived key, empty until the gateway starts. */
  vendor_keys: { sealed: 'text' },
} as const;

export const up = (db: Kysely<unknown>): Promise<void> => addColumns(db, sealedKeys);
