import { fromMinor } from '#src/contract/core/amount.ts';
import type { OwnPromotion } from '#src/contract/promotions/promotions.schema.ts';
import type { Kysely } from 'kysely';
import type { Tables } from '#gateway/db/tables.ts';
import type { VendorStakes } from '#gateway/ledger/house-payments.ts';
import { readPlayer } from '#gateway/ledger/player.ts';
import { endOfTime } from '#gateway/ledger/round-sums.ts';
import { Refusal } from '#gateway/process/refusal.ts';
import { findStages } from './find-promotions.ts';
import { readTurnover } from './turnover.ts';

type Joined = Pick<Tables['promotions'], 'goal' | 'category' | 'ends_at'> &
  Pick<Tables['promotion_members'], 'joined_at'>;
type Whose = { readonly memberId: string; readonly now: number; readonly promotionId?: string };

/**
 * How a member stands in what he takes part in, in one promotion or all that are shown. A reward that nobody has to look at is issued
 * as soon as its goal is reached; one that the operator decides about is due then, until it is asked for.
 */
export async function readOwnPromotions(
  db: Kysely<Tables>,
  { memberId, now, promotionId }: Whose,
): Promise<OwnPromotion[]> {
  const joined = await db
    .selectFrom('promotion_members')
    .innerJoin('promotions', 'promotions.id', 'promotion_members.promotion_id')
    .selectAll('promotions')
    .select('promotion_members.joined_at')
    .where('promotion_members.member_id', '=', memberId)
    .where('promotions.active', '=', 1)
    .$if(promotionId !== undefined, (query) => query.where('promotions.id', '=', promotionId ?? ''))
    .orderBy('promotions.sort_order')
    .orderBy('promotions.id')
    .execute();
  if (joined.length === 0) return [];
  const player = await readPlayer(db, memberId);
  if (!player) throw new Refusal('session_ended');
  const stages = await findStages(
    db,
    joined.map(({ id }) => id),
  );
  const rewards = await db.selectFrom('promotion_rewards').selectAll().where('member_id', '=', memberId).execute();
  const own: OwnPromotion[] = [];
  for (const promotion of joined) {
    const progress = await readProgress(db, { memberId, currency: player.currency, promotion });
    const asked = rewards.filter(({ promotion_id }) => promotion_id === promotion.id);
    const reached = stages.filter(
      ({ promotion_id, stage, goal_minor }) =>
        promotion_id === promotion.id && goal_minor <= progress && !asked.some((reward) => reward.stage === stage),
    );
    own.push({
      id: promotion.id,
      joinedAt: promotion.joined_at,
      progress: fromMinor(progress),
      due: promotion.review === 1 ? reached.map(({ stage }) => stage) : [],
      rewards: [
        ...asked.map(({ stage, state, reward_minor, reward_points, reason, changed_at }) => ({
          stage,
          state,
          amount: fromMinor(reward_minor),
          points: reward_points,
          reason,
          at: changed_at,
        })),
        ...(promotion.review === 1 ? [] : reached).map(({ stage, reward_minor, reward_points }) => ({
          stage,
          state: 'issued' as const,
          amount: fromMinor(reward_minor),
          points: reward_points,
          reason: '',
          at: now,
        })),
      ].toSorted((a, b) => a.stage - b.stage),
    });
  }
  return own;
}

type Of = { memberId: string; currency: string; promotion: Joined };

/** Turnover that counts, from taking part until the end; minor units. */
const readProgress = async (db: Kysely<Tables>, of: Of): Promise<number> =>
  (await readPromotionStakes(db, of)).reduce((sum, { minor }) => sum + minor, 0);

/** The stakes that count in a promotion, by vendor; none where nothing has to be staked. */
export async function readPromotionStakes(
  db: Kysely<Tables>,
  { memberId, currency, promotion }: Of,
): Promise<VendorStakes[]> {
  const { goal, category, joined_at: since, ends_at: until } = promotion;
  if (goal === 'none') return [];
  return readTurnover(db, { memberId, currency, category, since, until: until ?? endOfTime });
}
