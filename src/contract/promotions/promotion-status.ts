import type { OwnPromotion, Promotion } from './promotions.schema.ts';

/**
 * Status of a promotion for a reader [S2-248]. `coming`, `process` and `close`: before, while and after it runs. `signed`: takes
 * part. `applying`: the operator reviews it. `issued`: the reward waits to be claimed.
 */
export const promotionStatuses = [
  'applying',
  'rejected',
  'issued',
  'claimed',
  'process',
  'signed',
  'coming',
  'close',
] as const;
export type PromotionStatus = (typeof promotionStatuses)[number];

type Period = Pick<Promotion, 'startsAt' | 'endsAt'>;

export const hasEnded = ({ endsAt }: Pick<Period, 'endsAt'>, now: number): boolean => endsAt !== null && now >= endsAt;

/** Status of one stage, at a time by the gateway's clock. Rewards earned before the end remain after it. */
export function stageStatus(
  promotion: Period,
  own: OwnPromotion | undefined,
  stage: number,
  now: number,
): PromotionStatus {
  const reward = own?.rewards.find((one) => one.stage === stage);
  if (reward) return reward.state;
  if (own?.due.includes(stage)) return 'signed';
  if (hasEnded(promotion, now)) return 'close';
  if (own) return 'signed';
  return now < promotion.startsAt ? 'coming' : 'process';
}

/** Statuses by urgency, most urgent first. */
const order: readonly PromotionStatus[] = ['issued', 'applying', 'signed', 'rejected', 'claimed', 'close'];

/** Status of a promotion as a whole: that of its most urgent stage. */
export function promotionStatus(
  promotion: Period & { stages: readonly { stage: number }[] },
  own: OwnPromotion | undefined,
  now: number,
): PromotionStatus {
  const all = promotion.stages.map(({ stage }) => stageStatus(promotion, own, stage, now));
  // An earlier request does not hide a stage that can be requested now.
  if (own && own.due.length > 0 && !all.includes('issued')) return 'signed';
  return order.find((status) => all.includes(status)) ?? all[0] ?? 'close';
}
