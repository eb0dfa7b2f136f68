import { createHmac } from 'node:crypto';

/** A key of the vendor's: its id, which is no secret, and the secret that it shares with the gateway. */
export type VendorKey = { readonly id: string; readonly secret: string };
export type Callback = { readonly path: string; readonly timestamp: string; readonly body: string };

/**
 * The signature of a callback: the key's id, a colon, and the hex HMAC-SHA256 under its secret of method, path, timestamp and
 * body, each of the first three followed by a newline.
 */
export function signCallback({ id, secret }: VendorKey, { path, timestamp, body }: Callback): string {
  return `${id}:${createHmac('sha256', secret).update(`POST\n${path}\n${timestamp}\n${body}`).digest('hex')}`;
}
