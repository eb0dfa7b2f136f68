import { createECDH } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Gateway } from '#gateway/context/gateway.ts';
import { readMeta, writeMeta } from '#gateway/db/meta.ts';
import type { Tables } from '#gateway/db/tables.ts';
import { encryptedWith, encryptSecret, decryptSecret } from '#gateway/process/encrypt-secret.ts';
import { markOf, privateBytes, type Secrets, setDerivedKey } from '#gateway/process/secrets.ts';

/** Who we are to push services: a key pair of P-256 as Base64url, and an address to write to (RFC 8292). */
export type Vapid = { readonly publicKey: string; readonly privateKey: string; readonly subject: string };

export type VapidSource = Pick<Gateway, 'config' | 'masterSecret'> & Partial<Pick<Gateway, 'pushKey'>>;

/**
 * VAPID_PRIVATE_KEY, else the site's `pushKey`, which began as a key of the master secret: every process of a site has the same
 * one, and it never changes by itself, because a browser's subscription is good for one key alone.
 */
export function vapidKeys({ config, masterSecret, pushKey }: VapidSource): Vapid {
  const ecdh = createECDH('prime256v1');
  ecdh.setPrivateKey(config.vapidPrivateKey ?? pushKey ?? derivedKey({ masterSecret }), 'base64url');
  const privateKey = privateBytes(ecdh).toString('base64url');
  return { publicKey: ecdh.getPublicKey('base64url'), privateKey, subject: config.vapidSubject };
}

/** The private key that derives from a master secret, as Base64url. */
function derivedKey(secrets: Secrets): string {
  const ecdh = createECDH('prime256v1');
  setDerivedKey(ecdh, secrets, 'vapid');
  return privateBytes(ecdh).toString('base64url');
}

const name = 'push key';
const row = 'sealed.push key';

/** The site's push key as it is stored, sealed; undefined before the first start that stores it. */
export const readEncryptedPushKey = (db: Kysely<Tables>): Promise<string | undefined> => readMeta(db, row);

/**
 * The site's private push key, sealed under the present master secret, so that it outlives the others; at first the one that
 * derives from `before`. One that no secret opens is replaced.
 */
export async function rewrapPushKey(db: Kysely<Tables>, secrets: Secrets, before: Secrets): Promise<string> {
  const stored = await readEncryptedPushKey(db);
  const known = stored === undefined ? null : decryptSecret(secrets, name, stored);
  const key = known ?? derivedKey(stored === undefined ? before : secrets);
  if (known === null || encryptedWith(stored ?? '') !== markOf(secrets))
    await writeMeta(db, row, encryptSecret(secrets, name, key));
  return key;
}
