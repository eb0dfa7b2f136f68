import { type Amount, fromMinor, toMinor } from '#src/contract/core/amount.ts';
import { promotionStatus, type PromotionStatus } from '#src/contract/promotions/promotion-status.ts';
import type { OwnPromotion, Promotion } from '#src/contract/promotions/promotions.schema.ts';

/** A promotion as it stands for whoever looks. */
export type Standing = {
  readonly promotion: Promotion;
  readonly own: OwnPromotion | undefined;
  readonly status: PromotionStatus;
};

/** All that a promotion pays, stage by stage. */
export const wholeReward = ({ stages }: Promotion): Amount =>
  fromMinor(stages.reduce((sum, { reward }) => sum + toMinor(reward), 0));

/** What is still missing for a goal; 0.00 when it is reached. */
export const missingFor = (goal: Amount, progress: Amount): Amount =>
  fromMinor(Math.max(0, toMinor(goal) - toMinor(progress)));

/** How much of a goal is reached, in whole percent. */
export const percentOf = (goal: Amount, progress: Amount): number =>
  toMinor(goal) === 0 ? 100 : Math.min(100, Math.floor((toMinor(progress) / toMinor(goal)) * 100));

/** The stage that is worked for: the first one whose goal is not reached. */
export const nextStage = ({ stages }: Promotion, progress: Amount): Promotion['stages'][number] | undefined =>
  stages.find(({ goal }) => toMinor(goal) > toMinor(progress));

/** What waits for somebody comes first, what is over last. */
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
const isDue = ({ own }: Standing): boolean => (own?.due.length ?? 0) > 0;
const rankOf = (standing: Standing): number => (isDue(standing) ? 0.5 : order.indexOf(standing.status));

/** Every promotion as it stands now, what there is to be done first. */
export const standingsOf = (
  promotions: readonly Promotion[],
  own: readonly OwnPromotion[] | undefined,
  now: number,
): Standing[] =>
  promotions
    .map((promotion) => {
      const part = own?.find(({ id }) => id === promotion.id);
      return { promotion, own: part, status: promotionStatus(promotion, part, now) };
    })
    .toSorted((a, b) => rankOf(a) - rankOf(b));

/** What is over, and asks nothing of anybody any more. */
export const isOver = ({ status }: Standing): boolean => ['rejected', 'claimed', 'close'].includes(status);
