import { isIPv4, isIPv6 } from 'node:net';

/** The first groups of an IPv6 address, of 16 bits each: `2001:db8::1`, 4 → `2001:db8:0:0` */
export function firstGroups(address: string, count: number): string {
  const [head = '', tail] = address.toLowerCase().split('::');
  const groups = (part: string) => (part === '' ? [] : part.split(':'));
  const first = groups(head);
  const missing = tail === undefined ? 0 : 8 - first.length - groups(tail).length;
  return [...first, ...Array<string>(Math.max(0, missing)).fill('0'), ...groups(tail ?? '')].slice(0, count).join(':');
}

/** The IPv6 network that a provider assigns to one customer: `2001:db8:1:2::7` → `2001:db8:1::/48` */
export const customerOf = (address: string): string => `${firstGroups(address, 3)}::/48`;

/** The part of an address to store and log: `192.0.2.7` → `192.0.2.0/24`, an IPv6 address's /48; empty if it is no address. */
export function shortened(address: string): string {
  if (isIPv4(address)) return `${address.split('.').slice(0, 3).join('.')}.0/24`;
  return isIPv6(address) ? customerOf(address) : '';
}
