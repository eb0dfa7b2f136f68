import * as v from 'valibot';
import { Amount } from '#src/contract/core/amount.ts';
import { playTypes, prizeModes, readPrizeMode } from '#src/contract/core/game-type.ts';
import { Code, wireInteger, WireLanguage } from '#src/contract/core/wire.ts';

/** The number of a draw: the day at the merchant's, and the place of its slot in the day. */
export const Numero = v.pipe(v.string(), v.regex(/^\d{8}-\d{3}$/));

/** A prize mode as it travels, in any case [S1-309]. */
const WirePrizeMode = v.pipe(
  v.string(),
  v.transform((text) => readPrizeMode(text)),
  v.picklist(prizeModes),
);

/**
 * Which lotteries: all, those of a vendor, or of a code; and the prize mode that they are to be played in, which is each one's own where
 * it is left out. `language` is ours.
 */
const which = {
  vendor: v.optional(Code),
  prizeMode: v.optional(WirePrizeMode),
  playType: v.optional(v.picklist(playTypes)),
  language: v.optional(WireLanguage, 'pt'),
};
const lotteriesQuery = v.object({ ...which, gameCode: v.optional(Code) });
const lotteryQuery = v.object({ ...which, vendor: Code, gameCode: Code });
export type LotteriesQuery = v.InferOutput<typeof lotteriesQuery>;

/** A draw before it takes place. `commitment` is of its seed; times in epoch ms. */
export const ComingDraw = v.object({
  numero: Numero,
  closesAt: v.number(),
  drawsAt: v.number(),
  commitment: v.string(),
});
export type ComingDraw = v.InferOutput<typeof ComingDraw>;

/**
 * A draw of one lottery. `seed` is present once the draw is over, `numbers` once it is drawn. A void draw is never drawn, and stakes are returned;
 * it has no seed where that could not be decrypted.
 */
export const Draw = v.object({
  ...ComingDraw.entries,
  state: v.picklist(['selling', 'drawn', 'void']),
  seed: v.optional(v.string()),
  numbers: v.optional(v.array(v.number())),
});
export type Draw = v.InferOutput<typeof Draw>;

/** A lottery. `everyMinutes`: how often it is drawn; `next` is null while no draw of it is on sale. */
export const Lottery = v.object({
  nodeId: v.string(),
  gameId: v.string(),
  gameCode: v.string(),
  gameName: v.string(),
  gameType: v.string(),
  vassalage: v.string(),
  iconUrl: v.string(),
  prizeMode: v.picklist(prizeModes),
  playType: v.picklist(playTypes),
  everyMinutes: v.number(),
  next: v.nullable(ComingDraw),
});
export type Lottery = v.InferOutput<typeof Lottery>;

const Lotteries = v.object({ games: v.array(Lottery) });

/** Schemas of the lottery calls. */
export const schemas = {
  lotteryGames: {
    query: lotteriesQuery,
    value: Lotteries,
  },
  popularLotteries: {
    query: lotteriesQuery,
    value: Lotteries,
  },
  lotteryMenu: {
    query: lotteryQuery,
    value: v.object({
      game: Lottery,
      pick: v.object({ count: v.number(), of: v.number() }),
      stakes: v.array(Amount),
      /** `times` the stake for so many hits; one ticket in `oneIn` has them. */
      prizes: v.array(v.object({ hits: v.number(), times: v.number(), oneIn: v.number() })),
      /** In percent, `92.63`. */
      returnPercent: v.string(),
      draws: v.array(ComingDraw),
    }),
  },
  openedOfGame: {
    query: v.object({
      ...lotteryQuery.entries,
      numero: v.optional(Numero),
      pageNo: v.optional(wireInteger(1, 100_000), 1),
    }),
    value: v.object({ draws: v.array(Draw), pageNum: v.number(), hasMore: v.boolean() }),
  },
  openedNumeros: {
    query: lotteriesQuery,
    value: v.object({ results: v.array(v.object({ game: Lottery, draw: Draw })) }),
  },
};
