import type { Transaction } from 'kysely';
import type { Tables } from '#gateway/db/tables.ts';
import type { DemoScene } from '#gateway/http/define-area.ts';
import { profileOf, readMerchantOf } from '../../site/merchant.ts';
import { createOffer } from './create-offer.ts';

const day = 86_400_000;
/** Minor units. */
const usual = { budget: 5_000_000, day: 500_000, each: 1, by: 'mare' };

/** The demonstration's offers, as its operator would make them: one for many games, and a smaller one that is staked less often. */
const offers = [
  {
    ...{ ...usual, percent: 50, most: 20_000, min: 5000, times: 8, days: 7 },
    weights: [
      { category: 'RNG', percent: 100 },
      { category: 'FISH', percent: 50 },
      { category: 'LIVE', percent: 10 },
    ],
  },
  {
    ...{ ...usual, percent: 25, most: 5000, min: 2000, times: 3, days: 3 },
    weights: [{ category: 'RNG', percent: 100 }],
  },
] as const;

/** Makes the demonstration's offers of bonuses on deposits. */
export async function offerBonuses(trx: Transaction<Tables>, { members, now }: DemoScene): Promise<void> {
  const [memberId = ''] = members.values();
  const { code, settings } = await readMerchantOf({ db: trx }, memberId);
  const of = { merchant: code, profile: profileOf(settings) };
  for (const offer of offers) await createOffer(trx, of, { ...offer, until: now + 365 * day }, now);
}
