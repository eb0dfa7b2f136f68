import * as v from 'valibot';
import { Amount } from '#src/contract/core/amount.ts';
import { GameCategory } from '#src/contract/core/game-category.ts';
import { Code, WireLanguage } from '#src/contract/core/wire.ts';

/**
 * A jackpot as it stands. It began at `seed`, grows by `rate` percent (`0.50`) of each stake in games of `category` (of every game when
 * it is empty), and drops before it is more than `cap`, at a level that `commitment` is the hash of. `art` is a picture, `startedAt` epoch ms.
 */
export const Jackpot = v.object({
  id: Code,
  name: v.string(),
  art: v.string(),
  category: v.union([GameCategory, v.literal('')]),
  rate: v.string(),
  seed: Amount,
  cap: Amount,
  amount: Amount,
  run: v.string(),
  commitment: v.string(),
  startedAt: v.number(),
});
export type Jackpot = v.InferOutput<typeof Jackpot>;

/** What somebody has won, with all that it can be checked by. `at` in epoch ms. `held`: it waits for the operator, who may pay it or refuse it. */
export const JackpotDrop = v.object({
  run: v.string(),
  name: v.string(),
  winner: v.string(),
  amount: Amount,
  at: v.number(),
  seed: Amount,
  cap: Amount,
  level: Amount,
  salt: v.string(),
  commitment: v.string(),
  state: v.optional(v.picklist(['paid', 'held', 'refused']), 'paid'),
});
export type JackpotDrop = v.InferOutput<typeof JackpotDrop>;

/** What the calls of jackpots are asked with and answer. */
export const schemas = {
  jackpots: {
    summary: 'Every jackpot as it stands, and who won the last ones; names are masked by the gateway',
    query: v.object({ language: v.optional(WireLanguage, 'pt') }),
    value: v.object({ list: v.array(Jackpot), drops: v.array(JackpotDrop) }),
  },
};
