import * as v from 'valibot';
import { Amount } from '#src/contract/core/amount.ts';
import { Code, Language, WireLanguage } from '#src/contract/core/wire.ts';

/** How far the results of a game lie apart, as its vendor tells. */
export const volatilities = ['low', 'medium', 'high'] as const;

/** What is known of a game before it is launched; ours. `told` is its vendor's, and null where the vendor tells nothing. */
export const GameInfo = v.object({
  nodeId: v.string(),
  displayName: v.string(),
  vendorName: v.string(),
  /** The least stake that the platform takes. */
  minBet: Amount,
  told: v.nullable(
    v.object({
      /** The theoretical return to the player in percent, `96.19`. */
      returnPercent: v.pipe(v.string(), v.regex(/^\d{1,3}(\.\d{1,2})?$/)),
      volatility: v.picklist(volatilities),
      maxBet: Amount,
      languages: v.array(Language),
      /** In the language asked for, a sentence or two each. */
      rules: v.array(v.string()),
    }),
  ),
});
export type GameInfo = v.InferOutput<typeof GameInfo>;

/** What the calls of game-info are asked with and answer. */
export const schemas = {
  gameInfo: {
    summary: 'Rules, return, volatility and stakes of a game, before it is launched',
    query: v.object({ nodeId: Code, language: WireLanguage }),
    value: GameInfo,
  },
};
