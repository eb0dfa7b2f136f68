import { createHmac } from 'node:crypto';

/** The signature of a callback: hex HMAC-SHA256 of `timestamp.body` under the vendor's secret. */
export function signCallback(secret: string, timestamp: string, body: string): string {
  return createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex');
}
