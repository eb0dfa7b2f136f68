import { createHmac, timingSafeEqual } from 'node:crypto';

/** Tolerance of a vendor's clock; ms. */
const clockTolerance = 5 * 60_000;

/** A callback as its signature covers it: nothing of it can be changed or sent elsewhere. */
export type SignedCallback = {
  readonly method: string;
  readonly path: string;
  readonly timestamp: string;
  readonly body: Uint8Array;
};
/** The signature header: `keyId:hex`. */
export type Signature = { readonly keyId: string; readonly hmac: Buffer };

/** The signature header in its parts; null when it is none. */
export function readSignature(header: string): Signature | null {
  const [, keyId = '', hex = ''] = /^([\w-]{1,32}):([0-9a-f]{64})$/i.exec(header) ?? [];
  return keyId === '' ? null : { keyId, hmac: Buffer.from(hex, 'hex') };
}

/** Whether the HMAC is that of the callback under a secret, and its timestamp at most five minutes off. */
export function isSigned(secret: string, hmac: Buffer, callback: SignedCallback, now: number): boolean {
  const { method, path, timestamp, body } = callback;
  const sent = /^\d{1,15}$/.test(timestamp) ? Number(timestamp) : Number.NaN;
  const expected = createHmac('sha256', secret).update(`${method}\n${path}\n${timestamp}\n`).update(body).digest();
  return timingSafeEqual(hmac, expected) && Math.abs(now - sent) <= clockTolerance;
}

/** The signature header of a request to a vendor, made with a key of the vendor as the vendor makes those of its callbacks. */
export function signRequest(
  { id, secret }: { readonly id: string; readonly secret: string },
  { path, timestamp, body }: { readonly path: string; readonly timestamp: string; readonly body: string },
): string {
  return `${id}:${createHmac('sha256', secret).update(`POST\n${path}\n${timestamp}\n${body}`).digest('hex')}`;
}
