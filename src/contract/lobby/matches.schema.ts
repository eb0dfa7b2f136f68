import * as v from 'valibot';
import { sports } from './matches.ts';
import { Code, WireLanguage, wireInteger } from '#src/contract/core/wire.ts';

/** One of the two who play; `color` is that of the disc that stands for a crest, #rrggbb. */
const Side = v.object({ name: v.string(), color: v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/)) });

/**
 * A match that a vendor takes bets on. The rule of its time is told, not where in it the match is: the reader computes
 * that (match-time.ts), so that an answer stays true however long it was stored. Its odds and its score are the vendor's.
 */
export const Match = v.object({
  matchId: v.string(),
  sport: v.picklist(sports),
  league: v.string(),
  home: Side,
  away: Side,
  /** The first kick-off; epoch ms. */
  startsAt: v.number(),
  minutes: v.number(),
  /** How many hours after a kick-off the next one is; 0: there is one alone. */
  repeatHours: v.number(),
  hot: v.boolean(),
  gameCategory: v.picklist(['SPORTS', 'ESPORTS']),
  vassalage: v.string(),
  vendorName: v.string(),
  /** The vendor takes bets. */
  open: v.boolean(),
});
export type Match = v.InferOutput<typeof Match>;

/** What the calls of matches are asked with and answer. */
export const schemas = {
  hotMatches: {
    summary: 'The matches that are shown, by their first kick-off; hot: only those that are hot, or are not',
    query: v.object({ merchant: Code, language: WireLanguage, hot: v.optional(wireInteger(0, 1)) }),
    value: v.object({ matches: v.array(Match) }),
  },
};
