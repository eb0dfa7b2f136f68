import { importJWK, SignJWT } from 'jose';
import type { Vapid } from './vapid.ts';

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
