import * as v from 'valibot';
import { Amount } from '#src/contract/core/amount.ts';
import { GameCategory } from '#src/contract/core/game-category.ts';
import { Code, TokenField } from '#src/contract/core/wire.ts';

/** How much of a stake counts in a category, in percent; other categories count for nothing. */
const BonusWeight = v.object({ category: GameCategory, percent: v.number() });

/**
 * An offer to a deposit from `min` on: `percent` of it, `most` at most, is paid once the bonus was staked `times` times within `days` of the
 * deposit. It can be taken until `endsAt`, epoch ms.
 */
export const BonusOffer = v.object({
  id: v.string(),
  percent: v.number(),
  most: Amount,
  min: Amount,
  times: v.number(),
  days: v.number(),
  endsAt: v.number(),
  weights: v.array(BonusWeight),
});
export type BonusOffer = v.InferOutput<typeof BonusOffer>;

/**
 * `offered` until its deposit is paid; `active` until its stakes are made, or its time is over; `paid` into the balance. `dropped` by the member, `expired`,
 * `cancelled` by an operator, `lapsed` with its deposit, `taken-back` with it.
 */
const BonusState = v.picklist([
  ...(['offered', 'active', 'paid', 'dropped', 'expired', 'cancelled', 'lapsed', 'taken-back'] as const),
]);

/** The bonus of a deposit: `due` are the stakes that it takes. */
export const DepositBonus = v.object({ amount: Amount, due: Amount, state: BonusState });
export type DepositBonus = v.InferOutput<typeof DepositBonus>;

/** A bonus with what is `left` of the stakes that are `due`. Times in epoch ms; null: not yet. */
const Bonus = v.object({
  id: v.string(),
  amount: Amount,
  due: Amount,
  left: Amount,
  state: BonusState,
  createdAt: v.number(),
  expiresAt: v.nullable(v.number()),
  endedAt: v.nullable(v.number()),
  /** Stakes by category, and what counts of them; in the list none of a bonus that has ended. */
  contributions: v.array(v.object({ ...BonusWeight.entries, staked: Amount, counted: Amount })),
});
export type Bonus = v.InferOutput<typeof Bonus>;

const One = v.object({ id: Code, token: TokenField });

/** Requests and answers of the calls of bonuses. */
export const schemas = {
  ownBonuses: { value: v.object({ list: v.array(Bonus) }) },
  claimBonus: { body: One, value: Bonus },
  dropBonus: { body: One, value: Bonus },
};
