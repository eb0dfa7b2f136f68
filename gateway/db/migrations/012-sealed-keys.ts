import type { Kysely } from 'kysely';
import { addColumns } from './create-table.ts';

/** What outlives the master secret that it was made under. */
export const sealedKeys = {
  /** The key's secret, sealed (process/seal-secret.ts); empty until the gateway starts for one that derives from the master secret. */
  vendor_keys: { sealed: 'text' },
} as const;

export const up = (db: Kysely<unknown>): Promise<void> => addColumns(db, sealedKeys);
