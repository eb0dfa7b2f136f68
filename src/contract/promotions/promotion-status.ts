import type { OwnPromotion, Promotion } from './promotions.schema.ts';

/**
 * How a promotion stands for somebody [S2-248]. `coming`, `process` and `close`: before, while and after it runs. `signed`: takes part.
 * `applying`: the operator looks at it. `issued`: the reward waits to be claimed.
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

/** How one stage stands, at a time by the gateway's clock. What was earned before the end is there after it. */
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

/** What is there to be done, or heard, first. */
const order: readonly PromotionStatus[] = ['issued', 'applying', 'signed', 'rejected', 'claimed', 'close'];

/** How a promotion stands as a whole: as the stage does that the member has to know of first. */
export function promotionStatus(
  promotion: Period & { stages: readonly { stage: number }[] },
  own: OwnPromotion | undefined,
  now: number,
): PromotionStatus {
  const all = promotion.stages.map(({ stage }) => stageStatus(promotion, own, stage, now));
  // What can be asked for is not hidden by what was asked for before.
  if (own && own.due.length > 0 && !all.includes('issued')) return 'signed';
  return order.find((status) => all.includes(status)) ?? all[0] ?? 'close';
}
