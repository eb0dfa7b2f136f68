import { createHmac, randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Gateway } from '../context/gateway.ts';
import { cachedValue } from '../context/cached-value.ts';
import type { Tables } from '../db/tables.ts';

/** The id of the key that a vendor of the catalogue begins with. */
export const firstKeyId = '1';

/**
 * The secret of a vendor's key: hex HMAC-SHA256 under the gateway's master secret, so that the database holds none. The first
 * key's is made of the vendor's code alone, every other's of code, space and key id; no code has a space in it.
 */
export const vendorSecret = (master: string, vassalage: string, keyId: string): string =>
  createHmac('sha256', master)
    .update(keyId === firstKeyId ? vassalage : `${vassalage} ${keyId}`)
    .digest('hex');

/** The ids of the keys that are good, newest first, by vendor. An operator's change is known within a second. */
const readKeys = cachedValue<ReadonlyMap<string, readonly string[]>>(['vendors'], async ({ db }) => {
  const rows = await db
    .selectFrom('vendor_keys')
    .select(['vendor', 'key_id'])
    .where('retired_at', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('key_id')
    .execute();
  const keys = new Map<string, string[]>();
  for (const { vendor, key_id } of rows) keys.set(vendor, [...(keys.get(vendor) ?? []), key_id]);
  return keys;
});

type Source = Pick<Gateway, 'db' | 'config' | 'events' | 'masterSecret'>;

/** The secret of a vendor's key; null when the vendor has no such key, or it was retired. */
export async function findSecret(gateway: Source, vassalage: string, keyId: string): Promise<string | null> {
  const good = (await readKeys(gateway)).get(vassalage)?.includes(keyId);
  return good ? vendorSecret(gateway.masterSecret, vassalage, keyId) : null;
}

/** The newest key of a vendor, for who signs in its name; the first one, which is refused, when all were retired. */
export async function signingKey(gateway: Source, vassalage: string): Promise<{ id: string; secret: string }> {
  const id = (await readKeys(gateway)).get(vassalage)?.[0] ?? firstKeyId;
  return { id, secret: vendorSecret(gateway.masterSecret, vassalage, id) };
}

/** Adds a key beside the vendor's others and answers its id, which no key has had before. */
export async function addVendorKey(db: Kysely<Tables>, vassalage: string, now: number): Promise<string> {
  const key_id = randomBytes(6).toString('hex');
  await db.insertInto('vendor_keys').values({ vendor: vassalage, key_id, created_at: now, retired_at: null }).execute();
  return key_id;
}
