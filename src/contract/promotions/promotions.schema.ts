import * as v from 'valibot';
import { Amount } from '#src/contract/core/amount.ts';
import { GameCategory } from '#src/contract/core/game-category.ts';
import { Code, TokenField, WireLanguage } from '#src/contract/core/wire.ts';

/** Maximum number of stages of a promotion. */
export const mostStages = 10;

const StageNumber = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(mostStages));

/** A stage of a promotion: its goal, and its reward in money, in points of the mall, or in both. The goal is 0.00 where none is required. */
export const PromotionStage = v.object({ stage: v.number(), goal: Amount, reward: Amount, points: v.number() });

/**
 * The public part of a promotion. `goal`: the stakes that count, of `category` (of every game when it is empty), or none.
 * `review`: the operator reviews it before it pays. `art` is a picture, `content` HTML, times epoch ms; `endsAt` null: no end is
 * set.
 */
export const Promotion = v.object({
  id: Code,
  title: v.string(),
  summary: v.string(),
  content: v.string(),
  art: v.string(),
  goal: v.picklist(['none', 'turnover']),
  category: v.union([GameCategory, v.literal('')]),
  review: v.boolean(),
  startsAt: v.number(),
  endsAt: v.nullable(v.number()),
  stages: v.array(PromotionStage),
});
export type Promotion = v.InferOutput<typeof Promotion>;

/** State of the reward of a stage; `reason` says why one was rejected, `at` when the state began, in epoch ms. */
export const PromotionReward = v.object({
  stage: v.number(),
  state: v.picklist(['applying', 'rejected', 'issued', 'claimed']),
  amount: Amount,
  points: v.number(),
  reason: v.string(),
  at: v.number(),
});
export type PromotionReward = v.InferOutput<typeof PromotionReward>;

/** The member's progress in a promotion that they joined; `due`: reached stages that they may request. */
export const OwnPromotion = v.object({
  id: Code,
  joinedAt: v.number(),
  progress: Amount,
  due: v.array(v.number()),
  rewards: v.array(PromotionReward),
});
export type OwnPromotion = v.InferOutput<typeof OwnPromotion>;

/** Requests and answers of the calls of promotions. */
export const schemas = {
  listPromotions: {
    query: v.object({ language: v.optional(WireLanguage, 'pt') }),
    value: v.object({ list: v.array(Promotion) }),
  },
  ownPromotions: {
    query: v.object({}),
    value: v.object({ list: v.array(OwnPromotion) }),
  },
  applyPromotion: {
    body: v.object({ id: Code, token: TokenField }),
    value: OwnPromotion,
  },
  claimPromotion: {
    body: v.object({ id: Code, stage: StageNumber, token: TokenField }),
    value: OwnPromotion,
  },
};
