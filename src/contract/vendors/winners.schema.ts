import * as v from 'valibot';
import { Amount } from '#src/contract/core/amount.ts';
import { winnersLimit } from '#src/contract/core/limits.ts';
import { wireInteger, WireLanguage } from '#src/contract/core/wire.ts';

/**
 * A row of the winners' board [S1-253]. Ours: the fields for the launch, `freeplay` where the game is open to free play, `wonAt`,
 * the minute in which the round ended, epoch ms, and `times`, the whole multiple of the stake that was won.
 */
export const Winner = v.object({
  vo: v.object({
    iconUrl: v.string(),
    gameName: v.string(),
    customerName: v.string(),
    winAmount: Amount,
    nodeId: v.string(),
    gameId: v.string(),
    gameCode: v.string(),
    gameType: v.string(),
    vassalage: v.string(),
    freeplay: v.optional(v.boolean()),
    wonAt: v.optional(v.number()),
    times: v.optional(v.number()),
  }),
});
export type Winner = v.InferOutput<typeof Winner>;

/** Requests and answers of the calls of winners. */
export const schemas = {
  rankList: {
    query: v.object({
      gameCategory: v.literal('ALL'),
      language: WireLanguage,
      limitNum: v.optional(wireInteger(1, winnersLimit), winnersLimit),
    }),
    value: v.object({ list: v.array(Winner) }),
  },
};
