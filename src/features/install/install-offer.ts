import * as v from 'valibot';
import { defineStored } from '#src/platform/storage/storage.ts';

/** Visits and refusals stored on this device; times in epoch ms. */
export type Offer = { visits: number; visitedAt: number; refusals: number; refusedAt: number };

export const storedOffer = defineStored<Offer>({
  key: 'installOffer',
  owner: 'device',
  version: 1,
  schema: v.object({ visits: v.number(), visitedAt: v.number(), refusals: v.number(), refusedAt: v.number() }),
  fallback: { visits: 0, visitedAt: 0, refusals: 0, refusedAt: 0 },
});

const hour = 3_600_000;
/** A start this long after the last one counts as another visit; ms. */
const visitGap = 6 * hour;
/** Duration of the first refusal and of later ones; ms. */
const refusalHolds = [60 * 24 * hour, 180 * 24 * hour] as const;
/** Minimum duration of a played game; a shorter one was only opened; ms. */
const roundTime = 20_000;

/** Counts a start of the app. */
export const recordVisit = (offer: Offer, now: number): Offer =>
  now - offer.visitedAt < visitGap ? offer : { ...offer, visits: offer.visits + 1, visitedAt: now };

/**
 * Whether the app may offer its installation: from the second visit on, or after a game ran for `played` ms, and not while a
 * refusal is in effect.
 */
export function mayOffer({ visits, refusals, refusedAt }: Offer, played: number, now: number): boolean {
  if (visits < 2 && played < roundTime) return false;
  return refusals === 0 || now - refusedAt >= refusalHolds[refusals > 1 ? 1 : 0];
}
