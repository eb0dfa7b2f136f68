import { createHmac, randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Gateway } from '#gateway/context/gateway.ts';
import { cachedValue } from '#gateway/context/cached-value.ts';
import type { Tables } from '#gateway/db/tables.ts';
import { encryptedWith, encryptSecret, decryptSecret } from '#gateway/process/encrypt-secret.ts';
import { markOf, type Secrets } from '#gateway/process/secrets.ts';

/** The id of the key that a vendor of the catalogue begins with. */
export const firstKeyId = '1';

type Key = { readonly id: string; readonly secret: string };
type Source = Pick<Gateway, 'db' | 'config' | 'events'> & Secrets;
const nameOf = (vassalage: string, keyId: string) => `vendor key ${vassalage} ${keyId}`;

/**
 * The secret of a key that was never encrypted: hex HMAC-SHA256 under the master secret. The first key's derives from the vendor's
 * code, every other's from code, space and key id; no code contains a space.
 */
const derivedSecret = ({ masterSecret }: Secrets, vassalage: string, keyId: string): string =>
  createHmac('sha256', masterSecret)
    .update(keyId === firstKeyId ? vassalage : `${vassalage} ${keyId}`)
    .digest('hex');

/** A secret that cannot be decrypted becomes an unusable key. */
const openSecret = (secrets: Secrets, vassalage: string, id: string, sealed: string): string =>
  decryptSecret(secrets, nameOf(vassalage, id), sealed) ?? derivedSecret(secrets, vassalage, id);

/** The keys that are good, newest first, by vendor. An operator's change is known within a second. */
const readKeys = cachedValue<ReadonlyMap<string, readonly Key[]>, Source>(['vendors'], async (gateway) => {
  const rows = await gateway.db
    .selectFrom('vendor_keys')
    .select(['vendor', 'key_id', 'sealed'])
    .where('retired_at', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('key_id')
    .execute();
  const keys = new Map<string, Key[]>();
  for (const { vendor, key_id: id, sealed } of rows)
    keys.set(vendor, [...(keys.get(vendor) ?? []), { id, secret: openSecret(gateway, vendor, id, sealed) }]);
  return keys;
});

/** The secret of a vendor's key; null when the vendor has no such key, or it was retired. */
export async function findSecret(gateway: Source, vassalage: string, keyId: string): Promise<string | null> {
  return (await readKeys(gateway)).get(vassalage)?.find(({ id }) => id === keyId)?.secret ?? null;
}

/** The newest key of a vendor, for who signs in its name; the first one, which is refused, when all were retired. */
export async function signingKey(gateway: Source, vassalage: string): Promise<Key> {
  const newest = (await readKeys(gateway)).get(vassalage)?.[0];
  return newest ?? { id: firstKeyId, secret: derivedSecret(gateway, vassalage, firstKeyId) };
}

/** Adds a vendor's key and returns it; its id is new, and only the encrypted secret is stored. */
export async function addVendorKey(db: Kysely<Tables>, secrets: Secrets, vassalage: string, now: number): Promise<Key> {
  const id = randomBytes(6).toString('hex');
  const secret = randomBytes(32).toString('hex');
  const sealed = encryptSecret(secrets, nameOf(vassalage, id), secret);
  await db
    .insertInto('vendor_keys')
    .values({ vendor: vassalage, key_id: id, created_at: now, retired_at: null, sealed })
    .execute();
  return { id, secret };
}

/**
 * Re-encrypts the secret of every key under the present master secret, so that it outlives the others; one that was never encrypted
 * derives from `before`. Returns the number that no secret decrypts: they are unchanged.
 */
export async function rewrapVendorKeys(db: Kysely<Tables>, secrets: Secrets, before: Secrets): Promise<number> {
  const mark = markOf(secrets);
  const rows = await db.selectFrom('vendor_keys').select(['vendor', 'key_id', 'sealed']).execute();
  let unreadable = 0;
  for (const { vendor, key_id: id, sealed } of rows) {
    if (encryptedWith(sealed) === mark) continue;
    const name = nameOf(vendor, id);
    const secret = sealed === '' ? derivedSecret(before, vendor, id) : decryptSecret(secrets, name, sealed);
    if (secret === null) unreadable += 1;
    else
      await db
        .updateTable('vendor_keys')
        .set({ sealed: encryptSecret(secrets, name, secret) })
        .where('vendor', '=', vendor)
        .where('key_id', '=', id)
        .where('sealed', '=', sealed)
        .execute();
  }
  return unreadable;
}

/** The number of valid keys encrypted under each master secret, by its fingerprint; the empty one counts unencrypted ones. */
export async function countEncryptedVendorKeys(db: Kysely<Tables>): Promise<ReadonlyMap<string, number>> {
  const rows = await db.selectFrom('vendor_keys').select('sealed').where('retired_at', 'is', null).execute();
  const seals = new Map<string, number>();
  for (const { sealed } of rows) seals.set(encryptedWith(sealed), (seals.get(encryptedWith(sealed)) ?? 0) + 1);
  return seals;
}
