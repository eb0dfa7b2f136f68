import type { Transaction } from 'kysely';
import type { Tables } from '#gateway/db/tables.ts';
import type { DemoScene } from '#gateway/http/define-area.ts';
import { givePoints } from '#gateway/ledger/give-points.ts';
import { houseAccountId, walletId } from '#gateway/ledger/ledger-accounts.ts';
import { moveMoney } from '#gateway/ledger/ledger.ts';
import { newId } from '#gateway/process/new-id.ts';
import { insertRows } from '#gateway/db/insert-rows.ts';
import { promotionsAt } from './seed.ts';

type State = Tables['promotion_rewards']['state'];
type Part = {
  readonly promotion: string;
  readonly joinedHoursAgo: number;
  readonly reward?: {
    readonly stage: number;
    readonly state: State;
    readonly hoursAgo: number;
    readonly reason?: string;
  };
};

const hour = 3_600_000;

/** Progress of the demonstration's member: every possible state, including promotions without participants. */
const demoParts: readonly Part[] = [
  { promotion: 'jardim', joinedHoursAgo: 72, reward: { stage: 1, state: 'claimed', hoursAgo: 2 } },
  { promotion: 'brinde', joinedHoursAgo: 40, reward: { stage: 1, state: 'issued', hoursAgo: 3 } },
  { promotion: 'farol', joinedHoursAgo: 5, reward: { stage: 1, state: 'applying', hoursAgo: 5 } },
  {
    promotion: 'travessia',
    joinedHoursAgo: 60,
    reward: {
      stage: 1,
      state: 'rejected',
      hoursAgo: 30,
      reason: 'Falta a data de nascimento no seu perfil. Complete e escreva para a gente.',
    },
  },
  { promotion: 'palpite', joinedHoursAgo: 70, reward: { stage: 1, state: 'claimed', hoursAgo: 1 } },
];

/** Who takes part in the promotions of the demonstration. */
const withPromotions = 'marina.costa';

/** Lets the demonstration's member take part; their claims are booked in the ledger. */
export async function insertParts(trx: Transaction<Tables>, { members, currency, now }: DemoScene): Promise<void> {
  const memberId = members.get(withPromotions) ?? '';
  const stages = promotionsAt(now).promotion_stages;
  await insertRows(
    trx,
    'promotion_members',
    demoParts.map(({ promotion, joinedHoursAgo }) => ({
      promotion_id: promotion,
      member_id: memberId,
      joined_at: now - joinedHoursAgo * hour,
    })),
  );
  const rewards = demoParts.flatMap(({ promotion, joinedHoursAgo, reward }) =>
    reward ? [toReward(promotion, joinedHoursAgo, reward)] : [],
  );
  await insertRows(trx, 'promotion_rewards', rewards);
  const accounts = { wallet: walletId(memberId, currency), other: houseAccountId(currency, memberId) };
  for (const { id, reward_minor: amount, changed_at } of rewards.filter(({ state }) => state === 'claimed'))
    await moveMoney(trx, { kind: 'promotion', ref: id, ...accounts, amount }, changed_at);
  for (const { id, reward_points: points, changed_at } of rewards.filter(({ state }) => state === 'claimed'))
    if (points > 0) await givePoints(trx, { memberId, ref: id, points }, changed_at);

  function toReward(promotion: string, joinedHoursAgo: number, reward: NonNullable<Part['reward']>) {
    const paid = stages.find(({ promotion_id, stage }) => promotion_id === promotion && stage === reward.stage);
    if (!paid) throw new Error(`the promotion ${promotion} has no stage ${reward.stage}`);
    return {
      id: newId(now - joinedHoursAgo * hour),
      promotion_id: promotion,
      member_id: memberId,
      stage: reward.stage,
      reward_minor: paid.reward_minor,
      reward_points: paid.reward_points,
      state: reward.state,
      reason: reward.reason ?? '',
      decided_by: '',
      asked_at: now - joinedHoursAgo * hour,
      changed_at: now - reward.hoursAgo * hour,
    };
  }
}
