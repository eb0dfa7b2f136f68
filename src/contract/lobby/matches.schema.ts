import * as v from 'valibot';
import { sports } from './matches.ts';
import { Code, WireLanguage, wireInteger } from '#src/contract/core/wire.ts';

/** One of the two sides; `color` is that of the disc that replaces a crest, #rrggbb. */
const Side = v.object({ name: v.string(), color: v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/)) });

/**
 * A match that a vendor takes bets on. It has the rule of its times, and the reader computes the current state (match-time.ts),
 * so that a cached answer stays true. Its odds and its score are the vendor's.
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
  /** Hours from one kick-off to the next; 0: there is only one. */
  repeatHours: v.number(),
  hot: v.boolean(),
  gameCategory: v.picklist(['SPORTS', 'ESPORTS']),
  vassalage: v.string(),
  vendorName: v.string(),
  /** The vendor takes bets. */
  open: v.boolean(),
});
export type Match = v.InferOutput<typeof Match>;

/** Requests and answers of the calls of matches. */
export const schemas = {
  hotMatches: {
    query: v.object({ merchant: Code, language: WireLanguage, hot: v.optional(wireInteger(0, 1)) }),
    value: v.object({ matches: v.array(Match) }),
  },
};
