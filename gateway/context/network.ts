import { isIPv6 } from 'node:net';
import { customerOf } from '../process/network-of.ts';

/** What one customer of a provider may write from: an IPv4 address as it is, of an IPv6 address its /48; this machine is one. */
export function siteOf(address: string): string {
  if (isLoopback(address)) return 'loopback';
  return isIPv6(address) ? customerOf(address) : address.slice(0, 200);
}

/** This machine itself. */
export const isLoopback = (address: string): boolean => address === '::1' || /^127\.\d+\.\d+\.\d+$/.test(address);
