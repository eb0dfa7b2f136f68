import { isIPv6 } from 'node:net';
import type { Gateway } from '#gateway/context/gateway.ts';
import { siteOf } from '#gateway/context/network.ts';
import { recordSecurityEvent } from '#gateway/context/security-events.ts';
import { countFailures, failureKey } from './login-failures.ts';

/** So many failures of an account slow its next login down, each one more doubles that, to the longest; milliseconds. */
const freeFailures = 5;
const firstDelay = 250;
const longestDelay = 3000;

/** Counts a login, right or wrong, for its address. Throws Refusal('rate_limited'). */
export async function countLogin(gateway: Gateway, ip: string): Promise<void> {
  const left = await gateway.limits.consume('login-address', ip);
  if (left === 0) await recordSecurityEvent(gateway, { kind: 'address_limited', ip });
  if (isIPv6(ip)) await gateway.limits.consume('login-site', siteOf(ip));
}

/** Delay of an account's login after a number of failures; ms. */
export const delayAfter = (failures: number): number =>
  failures < freeFailures ? 0 : Math.min(longestDelay, firstDelay * 2 ** (failures - freeFailures));

/** One account as one network sees it; accounts need not exist. */
type Guarded = { readonly account: string; readonly ip: string };

/**
 * Counts a try of an account from a network, then delays it by the account's failures. Returns the number of tries
 * left. Throws Refusal('rate_limited') where there are none: for this network only, so that strangers cannot lock a member out.
 */
export async function countTry(gateway: Gateway, guarded: Guarded): Promise<number> {
  const left = await gateway.limits.consume('login-account', keyOf(gateway, guarded));
  const delay = delayAfter(await countFailures(gateway, { account: guarded.account }));
  if (delay > 0) await gateway.pause(delay);
  return left;
}

/** Forgets the tries of an account from a network, after a right password. */
export const forgetTries = (gateway: Gateway, guarded: Guarded): Promise<void> =>
  gateway.limits.reset('login-account', keyOf(gateway, guarded));

/** `left`: what countTry answered. `memberId`: whose account it is, when there is one. */
export async function recordFailedLogin(
  gateway: Gateway,
  { ip, memberId, detail, left }: { ip: string; memberId: string | undefined; detail: string; left: number },
): Promise<void> {
  await recordSecurityEvent(gateway, { kind: 'login_failed', memberId, ip, detail });
  if (left === 0) await recordSecurityEvent(gateway, { kind: 'login_blocked', memberId, ip });
}

const keyOf = (gateway: Gateway, { account, ip }: Guarded) => failureKey(gateway, { account, site: siteOf(ip) });
