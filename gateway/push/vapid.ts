import { createECDH } from 'node:crypto';
import type { Gateway } from '../context/gateway.ts';
import { privateBytes, setDerivedKey } from '../process/secrets.ts';

/** Who we are to push services: a key pair of P-256 as Base64url, and an address to write to (RFC 8292). */
export type Vapid = { readonly publicKey: string; readonly privateKey: string; readonly subject: string };

/**
 * VAPID_PRIVATE_KEY, else a key of the master secret: every process of a site has the same one, and it never changes by
 * itself, because a browser's subscription is good for one key alone.
 */
export function vapidKeys({ config, masterSecret }: Pick<Gateway, 'config' | 'masterSecret'>): Vapid {
  const ecdh = createECDH('prime256v1');
  if (config.vapidPrivateKey !== undefined) ecdh.setPrivateKey(config.vapidPrivateKey, 'base64url');
  else setDerivedKey(ecdh, { masterSecret }, 'vapid');
  const privateKey = privateBytes(ecdh).toString('base64url');
  return { publicKey: ecdh.getPublicKey('base64url'), privateKey, subject: config.vapidSubject };
}
