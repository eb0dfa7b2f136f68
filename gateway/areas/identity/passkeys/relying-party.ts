import type { Gateway } from '#gateway/context/gateway.ts';
import { Refusal } from '#gateway/process/refusal.ts';

/** The site as passkeys know it: its host's name, which each is made for, and the origin that the browser vouches for. */
export type RelyingParty = { readonly id: string; readonly origin: string };

/**
 * The site that a page of `origin` belongs to: the public one, or another of its addresses (`DOMAIN_ROUTES`). Null for every other
 * origin, such as one of the local network, where browsers have no passkeys. A request without an origin is no browser's and counts for
 * the public one.
 */
export function findRelyingParty(
  { config }: Pick<Gateway, 'config'>,
  origin: string = config.publicOrigin,
): RelyingParty | null {
  const known = [config.publicOrigin, ...config.domainRoutes];
  return known.includes(origin) ? { id: new URL(origin).hostname, origin } : null;
}

/** The same; throws Refusal('no_permission') where there are no passkeys. */
export function relyingPartyOf(gateway: Pick<Gateway, 'config'>, origin: string | undefined): RelyingParty {
  const party = findRelyingParty(gateway, origin);
  if (!party) throw new Refusal('no_permission');
  return party;
}
