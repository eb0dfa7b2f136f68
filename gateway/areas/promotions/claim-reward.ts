import type { OwnPromotion } from '#src/contract/promotions/promotions.schema.ts';
import type { Transaction } from 'kysely';
import type { Tables } from '#gateway/db/tables.ts';
import { type Counted, countHousePayment, type HousePayment } from '#gateway/ledger/house-payments.ts';
import { givePoints } from '#gateway/ledger/give-points.ts';
import { houseAccountId, openWallet } from '#gateway/ledger/ledger-accounts.ts';
import { moveMoney } from '#gateway/ledger/ledger.ts';
import { readPlayer } from '#gateway/ledger/player.ts';
import type { Config } from '#gateway/process/config.ts';
import { Refusal } from '#gateway/process/refusal.ts';
import { sendMessage } from '../notify/inbox/send-message.ts';
import { pointsGiven } from '../notify/inbox/points-given.ts';
import { readPromotionStakes } from './own-promotions.ts';
import { addRewards, findShown, type Part, readOwn, readSure } from './take-part.ts';

/** `told`: what became of the payment, for logHousePayment after the commit. */
type Claimed = {
  readonly own: OwnPromotion;
  readonly told?: { readonly payment: HousePayment; readonly counted: Counted };
};
type Reward = Pick<Tables['promotion_rewards'], 'id' | 'reward_minor' | 'reward_points' | 'decided_by'>;

/**
 * Pays the reward of a stage: money into the member's balance, and points. Repeated and concurrent claims are paid once: the row becomes claimed under a
 * condition, and the ledger books its cause once. One that would pass what the house pays in a day waits for the operator instead, as one that is
 * asked for; approved, it is paid. Throws Refusal('promotion_unavailable') when there is none to be claimed.
 */
export async function claimReward(
  trx: Transaction<Tables>,
  part: Part & { stage: number },
  limits: Config['rewardLimits'],
): Promise<Claimed> {
  const { memberId, promotionId, stage, now } = part;
  const promotion = await findShown(trx, promotionId);
  const own = await readOwn(trx, part);
  const reward = own?.rewards.find((one) => one.stage === stage);
  if (!own || !reward) throw new Refusal('promotion_unavailable');
  if (promotion.review === 0 && reward.state === 'issued') await addRewards(trx, part, [stage], 'issued');
  const taken = await trx
    .updateTable('promotion_rewards')
    .set({ state: 'claimed', changed_at: now })
    .where('promotion_id', '=', promotionId)
    .where('member_id', '=', memberId)
    .where('stage', '=', stage)
    .where('state', '=', 'issued')
    .returning(['id', 'reward_minor', 'reward_points', 'decided_by'])
    .executeTakeFirst();
  const told = taken && (await pay(trx, part, { ...promotion, joined_at: own.joinedAt }, taken, limits));
  const after = await readSure(trx, part);
  const state = after.rewards.find((one) => one.stage === stage)?.state;
  if (state !== 'claimed' && !told?.counted.held) throw new Refusal('promotion_unavailable');
  return { own: after, ...(told && { told }) };
}

async function pay(
  trx: Transaction<Tables>,
  { memberId, now }: Part,
  promotion: Parameters<typeof readPromotionStakes>[1]['promotion'],
  { id, reward_minor: amount, reward_points: points, decided_by: decidedBy }: Reward,
  limits: Config['rewardLimits'],
): Promise<Claimed['told']> {
  const player = await readPlayer(trx, memberId);
  if (!player) throw new Refusal('session_ended');
  const { currency } = player;
  const stakes = await readPromotionStakes(trx, { memberId, currency, promotion });
  const payment: HousePayment = {
    kind: 'promotion',
    ref: id,
    memberId,
    currency,
    amount,
    points,
    stakes,
    capped: true,
  };
  const counted = await countHousePayment(trx, payment, limits, now, decidedBy !== '');
  if (counted.held) {
    await trx.updateTable('promotion_rewards').set({ state: 'applying' }).where('id', '=', id).execute();
  } else {
    if (amount > 0) await payMoney(trx, { id, memberId, currency, amount }, now);
    if (points > 0) {
      await givePoints(trx, { memberId, ref: id, points }, now);
      await sendMessage(trx, { memberId }, pointsGiven(points), now);
    }
  }
  return { payment, counted };
}

type Money = { readonly id: string; readonly memberId: string; readonly currency: string; readonly amount: number };

async function payMoney(trx: Transaction<Tables>, { id, memberId, currency, amount }: Money, now: number) {
  const wallet = await openWallet(trx, memberId, currency);
  await moveMoney(trx, { kind: 'promotion', ref: id, wallet, other: houseAccountId(currency, memberId), amount }, now);
}
