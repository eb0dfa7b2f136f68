import type { Kysely } from 'kysely';
import type { Profile } from '#src/contract/core/profiles.ts';
import { gameCategories } from '#src/contract/core/game-type.ts';
import { OperatorError } from '#gateway/actions/define-action.ts';
import type { Tables } from '#gateway/db/tables.ts';
import { dayNumber } from '#gateway/ledger/periods.ts';
import { newId } from '#gateway/process/new-id.ts';
import { option, readBy } from '#gateway/actions/inputs.ts';
import { isAllowed, type Weight } from './offers.ts';

/** Amounts in minor units; `until` in epoch ms. */
type NewOffer = {
  readonly percent: number;
  readonly most: number;
  readonly min: number;
  readonly times: number;
  readonly days: number;
  readonly weights: readonly Weight[];
  readonly budget: number;
  readonly day: number;
  readonly each: number;
  readonly until: number;
  readonly by: string;
};
type Of = { readonly merchant: string; readonly profile: Profile };

/** Makes an offer that members see at once; answers its id. Throws OperatorError where the place allows no such offer, or it cannot give its own most. */
export async function createOffer(db: Kysely<Tables>, { merchant, profile }: Of, asked: NewOffer, now: number) {
  const { percent, most, min, times, days, weights, budget, day, each, until, by } = asked;
  if (!isAllowed(profile, { times, weights }))
    throw new OperatorError(
      'The place allows no such offer (profile list: depositBonus, bonusTurnover, bonusManyProducts).',
    );
  if (most > budget || most > day) throw new OperatorError('--most is beyond --budget or --day.');
  const id = newId(now);
  await db
    .insertInto('bonus_offers')
    .values({
      ...{ id, merchant_code: merchant, percent, most_minor: most, min_minor: min, times, days, per_member: each },
      ...{ budget_minor: budget, given_minor: 0, day_minor: day, day: dayNumber(now), day_given_minor: 0 },
      ...{ created_at: now, created_by: by, ends_at: until, closed_at: null, closed_by: '' },
    })
    .execute();
  await db
    .insertInto('bonus_weights')
    .values(weights.map((weight) => ({ offer_id: id, ...weight })))
    .execute();
  return id;
}

/** `RNG=100,LIVE=10` → how much of a stake counts in each category. */
function readWeights(text: string): Weight[] {
  const weights = text.split(',').map((part) => {
    const [category = '', percent = '', ...more] = part.trim().split('=');
    if (!gameCategories.some((one) => one === category))
      throw new OperatorError(`There is no category ${category}; there are ${gameCategories.join(', ')}.`);
    if (more.length > 0 || !/^\d{1,3}$/.test(percent) || Number(percent) < 1 || Number(percent) > 100)
      throw new OperatorError(`Say from 1 to 100 percent, such as ${category}=100.`);
    return { category, percent: Number(percent) };
  });
  if (new Set(weights.map(({ category }) => category)).size < weights.length)
    throw new OperatorError('--counts names each category once.');
  return weights;
}

/** Which categories count how much: `--counts RNG=100,LIVE=10`. */
export const Weights = option(readBy(readWeights), { name: 'counts', shown: 'RNG=100,LIVE=10' });
