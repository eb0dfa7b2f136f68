import * as v from 'valibot';
import { Amount } from '#src/contract/core/amount.ts';
import { prizeModes } from '#src/contract/core/game-type.ts';
import { WireLanguage } from '#src/contract/core/wire.ts';

const Id = v.pipe(v.string(), v.regex(/^[\w:.-]{1,80}$/));
const small = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(99));
const few = <S extends v.GenericSchema>(item: S, most: number) => v.pipe(v.array(item), v.maxLength(most));

/** A symbol of the reels: its name, and its picture as a data URL; `ofGame`: it wears the picture of the game. */
const ReelSymbol = v.object({
  name: v.pipe(v.string(), v.maxLength(40)),
  picture: v.optional(
    v.pipe(v.string(), v.maxLength(8000), v.regex(/^data:image\/(?:svg\+xml|png|webp);base64,[\w+/=]+$/)),
  ),
  ofGame: v.optional(v.literal(true)),
});

/** What paid: so many of a symbol, on a line or anywhere, and where they are, each as reel and row. */
const ReelWin = v.object({
  symbol: small,
  count: small,
  line: v.optional(small),
  amount: Amount,
  cells: few(v.tuple([small, small]), 40),
});

/**
 * What was drawn in a round, as its vendor tells it. `reels`: columns from the left, each with the places of its symbols in `symbols` from above. A `ticket`
 * has the chosen numbers and the number of its draw, which is the gateway's. `unknown`: the vendor has no such round, or does not tell it yet.
 */
export const RoundTold = v.variant('kind', [
  v.object({ kind: v.literal('unknown') }),
  v.object({
    kind: v.literal('reels'),
    symbols: few(ReelSymbol, 40),
    reels: few(few(small, 8), 8),
    lines: small,
    wins: few(ReelWin, 60),
  }),
  v.object({
    kind: v.literal('ticket'),
    numero: v.pipe(v.string(), v.regex(/^\d{8}-\d{3}$/)),
    numbers: few(small, 30),
    mode: v.picklist(prizeModes),
  }),
]);
export type RoundTold = v.InferOutput<typeof RoundTold>;

/**
 * What the gateway asks of a vendor about a round, at /rounds/v1/round under the games' origin: POST, JSON, signed with a key of the vendor as its callbacks are
 * (vendor.ts), answered in the same envelope.
 */
export const roundAsked = v.strictObject({ playerId: Id, roundId: Id, language: WireLanguage });
export type RoundAsked = v.InferOutput<typeof roundAsked>;
