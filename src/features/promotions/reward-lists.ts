import { type Amount, fromMinor, toMinor } from '#src/contract/core/amount.ts';
import { hasEnded } from '#src/contract/promotions/promotion-status.ts';
import type { OwnPromotion, Promotion } from '#src/contract/promotions/promotions.schema.ts';
import { nextStage } from './rewards.ts';

/** One reward of a stage in money and points, and its status; `at` in epoch ms, `reason` of a rejection. */
export type RewardLine = {
  readonly promotion: Promotion;
  readonly stage: number;
  readonly amount: Amount;
  readonly points: number;
  readonly at: number;
  readonly reason: string;
  readonly state: OwnPromotion['rewards'][number]['state'] | 'due';
};
/** A stage in progress. */
export type RewardAhead = {
  readonly promotion: Promotion;
  readonly progress: Amount;
  readonly goal: Amount;
  readonly reward: Amount;
  readonly points: number;
};
type RewardLists = {
  /** Rewards that can be claimed or applied for now. */
  readonly ready: readonly RewardLine[];
  /** Rewards under review or rejected, newest first. */
  readonly asked: readonly RewardLine[];
  readonly ahead: readonly RewardAhead[];
};

/** The member's rewards in the promotions that they take part in. */
export function rewardLists(promotions: readonly Promotion[], own: readonly OwnPromotion[], now: number): RewardLists {
  const parts = own.flatMap((part) => {
    const promotion = promotions.find(({ id }) => id === part.id);
    return promotion ? [{ promotion, part }] : [];
  });
  const lines = parts.flatMap(({ promotion, part }): RewardLine[] => [
    ...part.rewards.map((reward) => ({ promotion, ...reward })),
    ...part.due.flatMap((stage) => {
      const found = promotion.stages.find((one) => one.stage === stage);
      return found
        ? [{ promotion, stage, amount: found.reward, points: found.points, at: now, reason: '', state: 'due' as const }]
        : [];
    }),
  ]);
  const of = (...states: RewardLine['state'][]) => lines.filter(({ state }) => states.includes(state));
  return {
    ready: [...of('issued'), ...of('due')],
    asked: of('applying', 'rejected').toSorted((a, b) => b.at - a.at),
    ahead: parts.flatMap(({ promotion, part: { progress } }) => {
      const next = promotion.goal === 'none' || hasEnded(promotion, now) ? undefined : nextStage(promotion, progress);
      return next ? [{ promotion, progress, goal: next.goal, reward: next.reward, points: next.points }] : [];
    }),
  };
}

/** Sum of some rewards in money. */
export const sumOf = (lines: readonly RewardLine[]): Amount =>
  fromMinor(lines.reduce((sum, { amount }) => sum + toMinor(amount), 0));
