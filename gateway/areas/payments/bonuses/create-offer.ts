import type { Kysely } from 'kysely';
import type { Profile } from '#src/contract/core/profiles.ts';
import { OperatorError } from '#gateway/actions/define-action.ts';
import type { Tables } from '#gateway/db/tables.ts';
import { dayNumber } from '#gateway/ledger/periods.ts';
import { newId } from '#gateway/process/new-id.ts';
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
