import { isIPv6 } from 'node:net';
import { customerOf } from '../process/network-of.ts';

/** The network of one customer of a provider: an IPv4 address unchanged, an IPv6 address's /48; loopback addresses count as one. */
export function siteOf(address: string): string {
  if (isLoopback(address)) return 'loopback';
  return isIPv6(address) ? customerOf(address) : address.slice(0, 200);
}

/** This machine itself. */
export const isLoopback = (address: string): boolean => address === '::1' || /^127\.\d+\.\d+\.\d+$/.test(address);
