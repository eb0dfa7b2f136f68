import { createECDH } from 'node:crypto';
import { importJWK, SignJWT } from 'jose';
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

/** A push service refuses tokens that are valid for more than a day (RFC 8292); seconds. */
const lifetime = 12 * 3600;

/**
 * The `Authorization` header that says to a push service who sends: a token with the service's origin, our address and its expiry, signed
 * with ES256, and the public key that verifies it (RFC 8292). `now` in epoch ms, of the world's clock, by which the service reads it.
 */
export async function signSender(endpoint: string, vapid: Vapid, now = Date.now()): Promise<string> {
  const { publicKey, privateKey, subject } = vapid;
  const point = Buffer.from(publicKey, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString('base64url'));
  const key = await importJWK({ kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '', d: privateKey }, 'ES256');
  const exp = Math.floor(now / 1000) + lifetime;
  const token = await new SignJWT({ aud: new URL(endpoint).origin, exp, sub: subject })
    .setProtectedHeader({ typ: 'JWT', alg: 'ES256' })
    .sign(key);
  return `vapid t=${token}, k=${publicKey}`;
}
