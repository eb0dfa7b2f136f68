import { type Kysely, sql } from 'kysely';
import { createTables } from './create-table.ts';

/** The vendors' signing keys, and the limits of their payouts. */
export const vendorKeys = {
  /** The secret of a key is derived (gateway/areas/vendors/vendor-keys.ts) and not stored. `retired_at` null: the key is valid. */
  vendor_keys: { vendor: '-> vendors.vassalage', key_id: 'text', created_at: 'long', retired_at: 'long?' },
  /** Balance of a vendor's account before its first win of a day; `day` counts the days of UTC since 1970. */
  vendor_days: { account_id: '-> accounts.id', day: 'integer', opening_minor: 'long' },
} as const;

/** Every existing vendor keeps its key. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createTables(db, vendorKeys, {
    vendor_keys: { primaryKey: ['vendor', 'key_id'] },
    vendor_days: { primaryKey: ['account_id', 'day'] },
  });
  await sql`insert into vendor_keys (vendor, key_id, created_at) select vassalage, '1', 0 from vendors`.execute(db);
}
