import * as v from 'valibot';
import { Amount } from '#src/contract/core/amount.ts';
import { Code, Language, WireLanguage } from '#src/contract/core/wire.ts';

/** Spread of a game's results, as its vendor states it. */
export const volatilities = ['low', 'medium', 'high'] as const;

/** Facts of a game before its launch; ours. `told` is the vendor's description, null where there is none. */
export const GameInfo = v.object({
  nodeId: v.string(),
  displayName: v.string(),
  vendorName: v.string(),
  /** The platform's minimum stake. */
  minBet: Amount,
  told: v.nullable(
    v.object({
      /** The theoretical return to the player in percent, `96.19`. */
      returnPercent: v.pipe(v.string(), v.regex(/^\d{1,3}(\.\d{1,2})?$/)),
      volatility: v.picklist(volatilities),
      maxBet: Amount,
      languages: v.array(Language),
      /** In the requested language, a sentence or two each. */
      rules: v.array(v.string()),
    }),
  ),
});
export type GameInfo = v.InferOutput<typeof GameInfo>;

/** Requests and answers of the calls of game-info. */
export const schemas = {
  gameInfo: {
    query: v.object({ nodeId: Code, language: WireLanguage }),
    value: GameInfo,
  },
};
