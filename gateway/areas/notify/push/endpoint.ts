import { BlockList, isIPv4 } from 'node:net';
import type { Config } from '#gateway/process/config.ts';

/** Addresses that no push service has: this machine, private and shared networks, links, documentation, multicast. */
const notPublic = new BlockList();
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  notPublic.addSubnet(network, bits);
/** Public IPv6 addresses are in 2000::/3; excluded are tunnels, which contain an IPv4 address, and documentation addresses. */
const publicIpv6 = new BlockList();
publicIpv6.addSubnet('2000::', 3, 'ipv6');
for (const [network, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
] as const)
  notPublic.addSubnet(network, bits, 'ipv6');

/** Whether an address is one of the public Internet. */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !notPublic.check(address);
  return publicIpv6.check(address, 'ipv6') && !notPublic.check(address, 'ipv6');
}

const loopback = new Set(['127.0.0.1', 'localhost']);

/** Whether the config allows a push service on this machine, and this is one. */
export const isAllowedLoopback = (config: Pick<Config, 'pushLoopback'>, hostname: string): boolean =>
  config.pushLoopback && loopback.has(hostname);

/**
 * Whether an endpoint may be called at all: https to a known push service, without a user or a port of its own. What the
 * name resolves to is checked at the call (web-push-sender.ts).
 */
export function isPushEndpoint(config: Pick<Config, 'pushLoopback' | 'pushServices'>, endpoint: string): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, hostname, port, username, password } = new URL(endpoint);
  if (username !== '' || password !== '') return false;
  if (isAllowedLoopback(config, hostname)) return true;
  const isKnown = config.pushServices.some((service) => hostname === service || hostname.endsWith(`.${service}`));
  return protocol === 'https:' && port === '' && isKnown;
}
