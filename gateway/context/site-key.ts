import type { Kysely } from 'kysely';
import { readMeta, writeMeta } from '../db/meta.ts';
import type { Tables } from '../db/tables.ts';
import { encryptedWith, encryptSecret, decryptSecret } from '../process/encrypt-secret.ts';
import { markOf, type Secrets } from '../process/secrets.ts';

/** A private key of the site that outlives the master secret that it began as a key of. */
export type SiteKey = {
  readonly name: string;
  /** The key that derives from a master secret, as text. */
  readonly derive: (secrets: Secrets) => string;
};

const rowOf = ({ name }: SiteKey) => `sealed.${name}`;

/** The stored key, encrypted; undefined until it is stored. */
export const readEncryptedKey = (db: Kysely<Tables>, key: SiteKey): Promise<string | undefined> =>
  readMeta(db, rowOf(key));

/**
 * The key, which is stored encrypted under the present master secret, so that it outlives the others; initially the one that
 * derives from `before`. One that no secret decrypts is replaced.
 */
export async function rewrapKey(db: Kysely<Tables>, secrets: Secrets, before: Secrets, kept: SiteKey): Promise<string> {
  const stored = await readEncryptedKey(db, kept);
  const known = stored === undefined ? null : decryptSecret(secrets, kept.name, stored);
  const key = known ?? kept.derive(stored === undefined ? before : secrets);
  if (known === null || encryptedWith(stored ?? '') !== markOf(secrets))
    await writeMeta(db, rowOf(kept), encryptSecret(secrets, kept.name, key));
  return key;
}
