import * as v from 'valibot';
import { Amount } from '#src/contract/core/amount.ts';
import { GameCategory } from '#src/contract/core/game-category.ts';
import { Code, WireLanguage } from '#src/contract/core/wire.ts';

/**
 * A jackpot in progress. It began at `seed`, grows by `rate` percent (`0.50`) of each stake in games of `category` (of every game when
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

/**
 * A run that is over, with all that it can be checked by. `form` is how it was committed to (jackpot-level.ts), `rate` is not known of old
 * runs. `at`: when it ended, epoch ms.
 */
const overRun = {
  run: v.string(),
  name: v.string(),
  at: v.number(),
  seed: Amount,
  cap: Amount,
  form: v.optional(v.picklist([1, 2]), 1),
  rate: v.optional(v.string()),
  amount: Amount,
  commitment: v.string(),
};

/**
 * A won jackpot. `amount` was reached with the round that won it, `before` is the amount before that round; it is not
 * known of old runs. `held`: the operator decides to pay or refuse it.
 */
export const JackpotDrop = v.object({
  ...overRun,
  winner: v.string(),
  before: v.optional(Amount),
  level: Amount,
  salt: v.string(),
  state: v.optional(v.picklist(['paid', 'held', 'refused']), 'paid'),
});
export type JackpotDrop = v.InferOutput<typeof JackpotDrop>;

/**
 * A run that ended without a drop, at `amount`. `off`: the jackpot was switched off; `reset`: its terms were changed before
 * a stake had counted; `unreadable`: its level could not be decrypted; `returned`: the amount that a refused drop returned would have passed its
 * level. `level` and `salt` are omitted where the level could not be decrypted.
 */
export const EndedRun = v.object({
  ...overRun,
  cause: v.picklist(['off', 'reset', 'unreadable', 'returned']),
  level: v.optional(Amount),
  salt: v.optional(v.string()),
});
export type EndedRun = v.InferOutput<typeof EndedRun>;

/** Schemas of the jackpot calls. */
export const schemas = {
  jackpots: {
    query: v.object({ language: v.optional(WireLanguage, 'pt') }),
    value: v.object({
      list: v.array(Jackpot),
      drops: v.array(JackpotDrop),
      ended: v.optional(v.array(EndedRun), []),
    }),
  },
};
