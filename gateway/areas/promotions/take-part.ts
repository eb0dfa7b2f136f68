import { hasEnded } from '#src/contract/promotions/promotion-status.ts';
import type { OwnPromotion } from '#src/contract/promotions/promotions.schema.ts';
import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '#gateway/db/tables.ts';
import { newId } from '#gateway/process/new-id.ts';
import { Refusal } from '#gateway/process/refusal.ts';
import { findStages } from './find-promotions.ts';
import { readOwnPromotions } from './own-promotions.ts';

/** A member and the promotion of their request; `now` in epoch ms. */
export type Part = { readonly memberId: string; readonly promotionId: string; readonly now: number };

/**
 * Lets a member take part in a promotion that runs, and asks for the rewards that are due and that the operator decides about. Asked
 * again, it asks for what has come due since, and changes nothing else. Throws Refusal('not_found') for a promotion that is not
 * shown, Refusal('promotion_unavailable') for one that has not begun or is over.
 */
export async function applyFor(trx: Transaction<Tables>, part: Part): Promise<OwnPromotion> {
  const { memberId, promotionId, now } = part;
  const promotion = await findShown(trx, promotionId);
  const before = await readOwn(trx, part);
  if (!before) {
    if (now < promotion.starts_at || hasEnded({ endsAt: promotion.ends_at }, now))
      throw new Refusal('promotion_unavailable');
    await trx
      .insertInto('promotion_members')
      .values({ promotion_id: promotionId, member_id: memberId, joined_at: now })
      .onConflict((conflict) => conflict.columns(['promotion_id', 'member_id']).doNothing())
      .execute();
  }
  const { due } = before ?? (await readSure(trx, part));
  if (due.length === 0) return readSure(trx, part);
  await addRewards(trx, part, due, 'applying');
  return readSure(trx, part);
}

/** Adds the rewards of some stages, but for those that are there. What a reward pays stays as it was when it was asked for. */
export async function addRewards(
  trx: Transaction<Tables>,
  { memberId, promotionId, now }: Part,
  wanted: readonly number[],
  state: 'applying' | 'issued',
): Promise<void> {
  const stages = (await findStages(trx, [promotionId])).filter(({ stage }) => wanted.includes(stage));
  await trx
    .insertInto('promotion_rewards')
    .values(
      stages.map(({ stage, reward_minor, reward_points }) => ({
        id: newId(now),
        promotion_id: promotionId,
        member_id: memberId,
        stage,
        reward_minor,
        reward_points,
        state,
        reason: '',
        decided_by: '',
        asked_at: now,
        changed_at: now,
      })),
    )
    .onConflict((conflict) => conflict.columns(['promotion_id', 'member_id', 'stage']).doNothing())
    .execute();
}

export async function findShown(db: Kysely<Tables>, id: string): Promise<Tables['promotions']> {
  const row = await db
    .selectFrom('promotions')
    .selectAll()
    .where('id', '=', id)
    .where('active', '=', 1)
    .executeTakeFirst();
  if (!row) throw new Refusal('not_found');
  return row;
}

export const readOwn = async (db: Kysely<Tables>, part: Part): Promise<OwnPromotion | undefined> =>
  (await readOwnPromotions(db, part))[0];

export async function readSure(db: Kysely<Tables>, part: Part): Promise<OwnPromotion> {
  const own = await readOwn(db, part);
  if (!own) throw new Error(`${part.memberId} takes no part in ${part.promotionId}`);
  return own;
}
