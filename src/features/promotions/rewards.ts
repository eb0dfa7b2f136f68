import { type Amount, fromMinor, toMinor } from '#src/contract/core/amount.ts';
import { promotionStatus, type PromotionStatus } from '#src/contract/promotions/promotion-status.ts';
import type { OwnPromotion, Promotion } from '#src/contract/promotions/promotions.schema.ts';

/** A promotion with the reader's status. */
export type PromotionEntry = {
  readonly promotion: Promotion;
  readonly own: OwnPromotion | undefined;
  readonly status: PromotionStatus;
};

/** The total reward of a promotion in money, over all stages. */
export const wholeReward = ({ stages }: Promotion): Amount =>
  fromMinor(stages.reduce((sum, { reward }) => sum + toMinor(reward), 0));

/** The points of all stages together. */
export const wholePoints = ({ stages }: Promotion): number => stages.reduce((sum, { points }) => sum + points, 0);

/** The amount missing for a goal; 0.00 when it is reached. */
export const missingFor = (goal: Amount, progress: Amount): Amount =>
  fromMinor(Math.max(0, toMinor(goal) - toMinor(progress)));

/** Progress towards a goal, in whole percent. */
export const percentOf = (goal: Amount, progress: Amount): number =>
  toMinor(goal) === 0 ? 100 : Math.min(100, Math.floor((toMinor(progress) / toMinor(goal)) * 100));

/** The current stage: the first one whose goal is not reached. */
export const nextStage = ({ stages }: Promotion, progress: Amount): Promotion['stages'][number] | undefined =>
  stages.find(({ goal }) => toMinor(goal) > toMinor(progress));

/** Promotions that need an action come first, past ones last. */
const order: readonly PromotionStatus[] = [
  'issued',
  'signed',
  'applying',
  'process',
  'coming',
  'rejected',
  'claimed',
  'close',
];
const isDue = ({ own }: PromotionEntry): boolean => (own?.due.length ?? 0) > 0;
const rankOf = (entry: PromotionEntry): number => (isDue(entry) ? 0.5 : order.indexOf(entry.status));

/** Every promotion with its current status, those that need an action first. */
export const promotionEntries = (
  promotions: readonly Promotion[],
  own: readonly OwnPromotion[] | undefined,
  now: number,
): PromotionEntry[] =>
  promotions
    .map((promotion) => {
      const part = own?.find(({ id }) => id === promotion.id);
      return { promotion, own: part, status: promotionStatus(promotion, part, now) };
    })
    .toSorted((a, b) => rankOf(a) - rankOf(b));

/** Past promotions without an action left. */
export const isOver = ({ status }: PromotionEntry): boolean => ['rejected', 'claimed', 'close'].includes(status);
