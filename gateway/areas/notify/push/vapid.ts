import { createECDH } from 'node:crypto';
import type { Gateway } from '#gateway/context/gateway.ts';
import type { SiteKey } from '#gateway/context/site-key.ts';
import { privateBytes, type Secrets, setDerivedKey } from '#gateway/process/secrets.ts';

/** Our identity at push services: a key pair of P-256 as Base64url, and a contact address (RFC 8292). */
export type Vapid = { readonly publicKey: string; readonly privateKey: string; readonly subject: string };

export type VapidSource = Pick<Gateway, 'config' | 'masterSecret'> & Partial<Pick<Gateway, 'pushKey'>>;

/**
 * VAPID_PRIVATE_KEY, else the site's `pushKey`, which was derived from the master secret: every process of a site has the same
 * one, and it never changes by itself, because a browser's subscription is valid for one key only.
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

/** The site's push key: every process of a site has the same one. */
export const pushSiteKey: SiteKey = { name: 'push key', derive: derivedKey };
