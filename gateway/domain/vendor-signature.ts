import { createHmac, timingSafeEqual } from 'node:crypto';

/** How far a vendor's clock may be off, in milliseconds. */
const clockTolerance = 5 * 60_000;

/**
 * The secret that a vendor signs its callbacks with: hex HMAC-SHA256 of its code under the gateway's master secret, so that a
 * vendor in the catalogue needs no further setting.
 */
export const vendorSecret = (master: string, vassalage: string): string =>
  createHmac('sha256', master).update(vassalage).digest('hex');

export type SignedText = { readonly timestamp: string; readonly signature: string; readonly body: Uint8Array };

/** Whether the signature is the vendor's over timestamp and raw body, and the timestamp at most five minutes off. */
export function isSigned(secret: string, { timestamp, signature, body }: SignedText, now: number): boolean {
  const sent = /^\d{1,15}$/.test(timestamp) ? Number(timestamp) : Number.NaN;
  const expected = createHmac('sha256', secret).update(`${timestamp}.`).update(body).digest();
  // A signature of another length or with other letters becomes one that cannot match.
  const given = /^[0-9a-f]{64}$/i.test(signature) ? Buffer.from(signature, 'hex') : Buffer.alloc(expected.length);
  return timingSafeEqual(given, expected) && Math.abs(now - sent) <= clockTolerance;
}
