import { createHmac } from 'node:crypto';

/**
 * The signature of a webhook: the hex HMAC-SHA-256, under the key that bank and payee share, of the timestamp (epoch ms, as in
 * `X-Timestamp`), a newline and the body. It is sent as `X-Signature`.
 */
export const signWebhook = (key: string, timestamp: string, body: string): string =>
  createHmac('sha256', key).update(`${timestamp}\n${body}`).digest('hex');
