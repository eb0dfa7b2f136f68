import { hasEnded } from '#src/contract/promotion-status.ts';
import type { OwnPromotion } from '#src/contract/promotions.ts';
import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../db/tables.ts';
import { houseAccountId, openWallet } from '../domain/ledger-accounts.ts';
import { moveMoney } from '../domain/ledger.ts';
import { readPlayer } from '../domain/player.ts';
import { newId } from '../process/new-id.ts';
import { Refusal } from '../process/refusal.ts';
import { findStages } from './find-promotions.ts';
import { readOwnPromotions } from './own-promotions.ts';

/** A member and a promotion that he names; `now` in epoch ms. */
type Part = { readonly memberId: string; readonly promotionId: string; readonly now: number };

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

/**
 * Pays the reward of a stage into the member's balance. Whoever comes twice, or at once, is paid once: the row becomes claimed under a
 * condition, and the ledger books its cause once. Throws Refusal('promotion_unavailable') when there is none to be claimed.
 */
export async function claimReward(trx: Transaction<Tables>, part: Part & { stage: number }): Promise<OwnPromotion> {
  const { memberId, promotionId, stage, now } = part;
  const promotion = await findShown(trx, promotionId);
  const own = await readOwn(trx, part);
  const reward = own?.rewards.find((one) => one.stage === stage);
  if (!own || !reward) throw new Refusal('promotion_unavailable');
  if (promotion.review === 0 && reward.state === 'issued') await addRewards(trx, part, [stage], 'issued');
  const paid = await trx
    .updateTable('promotion_rewards')
    .set({ state: 'claimed', changed_at: now })
    .where('promotion_id', '=', promotionId)
    .where('member_id', '=', memberId)
    .where('stage', '=', stage)
    .where('state', '=', 'issued')
    .returning(['id', 'reward_minor'])
    .executeTakeFirst();
  if (paid) await pay(trx, memberId, paid, now);
  const after = await readSure(trx, part);
  if (after.rewards.find((one) => one.stage === stage)?.state !== 'claimed') throw new Refusal('promotion_unavailable');
  return after;
}

async function pay(
  trx: Transaction<Tables>,
  memberId: string,
  { id, reward_minor: amount }: Pick<Tables['promotion_rewards'], 'id' | 'reward_minor'>,
  now: number,
): Promise<void> {
  const player = await readPlayer(trx, memberId);
  if (!player) throw new Refusal('session_ended');
  const wallet = await openWallet(trx, memberId, player.currency);
  await moveMoney(trx, { kind: 'promotion', ref: id, wallet, other: houseAccountId(player.currency), amount }, now);
}

/** Adds the rewards of some stages, but for those that are there. What a reward pays stays as it was when it was asked for. */
async function addRewards(
  trx: Transaction<Tables>,
  { memberId, promotionId, now }: Part,
  wanted: readonly number[],
  state: 'applying' | 'issued',
): Promise<void> {
  const stages = (await findStages(trx, [promotionId])).filter(({ stage }) => wanted.includes(stage));
  await trx
    .insertInto('promotion_rewards')
    .values(
      stages.map(({ stage, reward_minor }) => ({
        id: newId(now),
        promotion_id: promotionId,
        member_id: memberId,
        stage,
        reward_minor,
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

async function findShown(db: Kysely<Tables>, id: string): Promise<Tables['promotions']> {
  const row = await db
    .selectFrom('promotions')
    .selectAll()
    .where('id', '=', id)
    .where('active', '=', 1)
    .executeTakeFirst();
  if (!row) throw new Refusal('not_found');
  return row;
}

const readOwn = async (db: Kysely<Tables>, part: Part): Promise<OwnPromotion | undefined> =>
  (await readOwnPromotions(db, part))[0];

async function readSure(db: Kysely<Tables>, part: Part): Promise<OwnPromotion> {
  const own = await readOwn(db, part);
  if (!own) throw new Error(`${part.memberId} takes no part in ${part.promotionId}`);
  return own;
}
