import { createHmac } from 'node:crypto'

/**
 * The secret that a vendor and the gateway share, derived from one master key so that a vendor added to the catalogue
 * needs no further setting: hex HMAC-SHA256(master, vassalage).
 */
export function vendorSecret(master: string, vassalage: string): string {
  return createHmac('sha256', master).update(vassalage).digest('hex')
}

/** The signature of a callback: hex HMAC-SHA256 of `timestamp.body` under the vendor's secret. */
export function signCallback(secret: string, timestamp: string, body: string): string {
  return createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex')
}
