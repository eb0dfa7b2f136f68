import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';

/**
 * The visitor's address. With `trustedProxies` n > 0 it is the n-th entry from the right of `X-Forwarded-For`: what
 * is further left was written by the visitor. Without proxies, or where the entry is no address, the socket's.
 */
export function clientAddress(
  incoming: IncomingMessage | undefined,
  forwardedFor: string | undefined,
  trustedProxies: number,
): string {
  const socket = plain(incoming?.socket.remoteAddress ?? '127.0.0.1');
  if (trustedProxies === 0 || forwardedFor === undefined) return socket;
  const named = plain(forwardedFor.split(',').at(-trustedProxies)?.trim() ?? '');
  return isIP(named) ? named : socket;
}

/** `::ffff:192.0.2.1` → `192.0.2.1` */
const plain = (address: string): string => address.replace(/^::ffff:(?=\d+\.)/i, '');
