import * as v from 'valibot';
import { Amount } from '#src/contract/core/amount.ts';
import { GameCategory } from '#src/contract/core/game-category.ts';
import { mostDays, mostSpans, roundGroups, roundStates, entryGroups } from './records.ts';
import { Draw } from '#src/contract/lottery/lottery.schema.ts';
import { RoundTold } from '#src/contract/vendors/vendor-rounds.ts';
import { Code, wireInteger, WireLanguage } from '#src/contract/core/wire.ts';

/** Days on which clocks change are longer: the span may contain one. */
const longestSpan = mostDays * 86_400_000 + 2 * 3_600_000;

/** A leap year with a clock change. */
const longestYear = 366 * 86_400_000 + 2 * 3_600_000;

/** Ten years. */
const longestStatement = 3660 * 86_400_000;

const moment = wireInteger(0, 99_999_999_999_999);

/** The request of records: from one moment until before another, in epoch ms. */
const span = { from: moment, to: moment };
const paged = {
  ...span,
  pageNo: v.optional(wireInteger(1, 100_000), 1),
  language: v.optional(WireLanguage, 'pt'),
};
const fits = ({ from, to }: { from: number; to: number }) => from < to && to - from <= longestSpan;

const page = { pageNum: v.number(), totalPages: v.number() };
/** Currency of all amounts: the merchant's, or that of play money for a trial guest. */
const currency = v.string();

/** A round: `at` is its first bet, in epoch ms. Refunded stakes are not in `stake`. */
const BetRound = v.object({
  id: v.string(),
  roundId: v.string(),
  nodeId: v.string(),
  gameName: v.string(),
  vendorName: v.string(),
  /** The vendor's code; of records that an older app has stored it is missing. */
  vendor: v.optional(v.string()),
  at: v.number(),
  stake: Amount,
  win: Amount,
  net: Amount,
  state: v.picklist(roundStates),
});
export type BetRound = v.InferOutput<typeof BetRound>;

const BetTotals = v.object({ currency, rounds: v.number(), stake: Amount, win: Amount, net: Amount });

/**
 * An entry of the balance. `kind` is its reason, and may be unknown to an older app; `about` names the game, promotion, jackpot,
 * good of the mall or key of a withdrawal, if any. `balance` is the balance after it, in the order of the list. `receipt` is the `ref` that its
 * receipt is asked for by, beside its kind; missing where there is none.
 */
const AccountEntry = v.object({
  id: v.string(),
  kind: v.string(),
  about: v.string(),
  at: v.number(),
  amount: Amount,
  balance: Amount,
  receipt: v.optional(v.string()),
});
export type AccountEntry = v.InferOutput<typeof AccountEntry>;

const AccountTotals = v.object({ currency, entries: v.number(), in: Amount, out: Amount });

/** The starts of the days, and the end of the last: `1764126000000,1764212400000`. */
const Days = v.pipe(
  v.string(),
  v.regex(/^\d{1,14}(?:,\d{1,14}){1,90}$/),
  v.transform((text) => text.split(',').map(Number)),
  v.check((moments) => moments.every((at, index) => index === 0 || at > (moments[index - 1] ?? 0))),
  v.check((moments) => (moments.at(-1) ?? 0) - (moments[0] ?? 0) <= longestSpan),
);

const profit = { stake: Amount, win: Amount, bonus: Amount, net: Amount };
/** Stakes, wins and bonuses of a day; `at` is its start. */
const ProfitDay = v.object({ at: v.number(), ...profit });
export type ProfitDay = v.InferOutput<typeof ProfitDay>;

/** The starts of the spans, and the end of the last. */
const Moments = v.pipe(
  v.string(),
  v.regex(/^\d{1,14}(?:,\d{1,14})+$/),
  v.transform((text) => text.split(',').map(Number)),
  v.maxLength(mostSpans + 1),
  v.check((moments) => moments.every((at, index) => index === 0 || at > (moments[index - 1] ?? 0))),
  v.check((moments) => (moments.at(-1) ?? 0) - (moments[0] ?? 0) <= longestYear),
);

/**
 * What was booked to the balance: `deposits` less those taken back, `withdrawals` with their fees less those returned, `stake` less returned bets, and `other`
 * with its sign: credits, commission of a team, transfers to providers and back. `net` is the result of play: wins and bonuses less stakes. `change` is
 * the sum of all.
 */
const movements = {
  deposits: Amount,
  withdrawals: Amount,
  stake: Amount,
  win: Amount,
  bonus: Amount,
  other: Amount,
  net: Amount,
  change: Amount,
};
const BalanceSpan = v.object({ at: v.number(), ...movements });
export type BalanceSpan = v.InferOutput<typeof BalanceSpan>;
const BalanceTotals = v.object({ currency, ...movements, before: Amount, after: Amount });
export type BalanceTotals = v.InferOutput<typeof BalanceTotals>;

/**
 * What was drawn in a round, as its vendor tells it (vendor-rounds.ts); `silent`: the vendor does not answer now. `draw` is that of a lottery's ticket, as the
 * gateway has it. `iconUrl` is the picture of the game.
 */
const RoundOutcome = v.object({
  told: v.variant('kind', [...RoundTold.options, v.object({ kind: v.literal('silent') })]),
  draw: v.optional(Draw),
  iconUrl: v.string(),
});
export type RoundOutcome = v.InferOutput<typeof RoundOutcome>;

/** The rounds of one category or vendor; `name` is the vendor's, and empty for a category. Refunded stakes are not in `stake`. */
const RoundTotal = v.object({
  key: v.string(),
  name: v.string(),
  rounds: v.number(),
  stake: Amount,
  win: Amount,
  net: Amount,
});
export type RoundTotal = v.InferOutput<typeof RoundTotal>;

/** Requests and answers of the calls of records. */
export const schemas = {
  bettingRecord: {
    query: v.pipe(
      v.object({ ...paged, category: v.optional(GameCategory), state: v.optional(v.picklist(roundStates)) }),
      v.check((query) => fits(query)),
    ),
    value: v.object({ items: v.array(BetRound), ...page, totals: BetTotals }),
  },
  roundOutcome: {
    query: v.object({ id: v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/)), language: v.optional(WireLanguage, 'pt') }),
    value: RoundOutcome,
  },
  accountRecord: {
    query: v.pipe(
      v.object({ ...paged, group: v.optional(v.picklist(entryGroups)) }),
      v.check((query) => fits(query)),
    ),
    value: v.object({ items: v.array(AccountEntry), ...page, totals: AccountTotals }),
  },
  profitAndLoss: {
    query: v.object({ days: Days }),
    value: v.object({ items: v.array(ProfitDay), ...page, totals: v.object({ currency, ...profit }) }),
  },
  roundTotals: {
    query: v.pipe(
      v.object({ ...span, by: v.picklist(roundGroups) }),
      v.check((query) => fits(query)),
    ),
    value: v.object({ items: v.array(RoundTotal), ...page, totals: BetTotals }),
  },
  balanceSums: {
    query: v.object({ moments: Moments }),
    value: v.object({ items: v.array(BalanceSpan), totals: BalanceTotals }),
  },
  statement: {
    query: v.pipe(
      v.object({
        ...span,
        after: v.optional(v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/))),
        language: v.optional(WireLanguage, 'pt'),
      }),
      v.check(({ from, to }) => from < to && to - from <= longestStatement),
    ),
    value: v.object({
      items: v.array(AccountEntry),
      next: v.optional(v.string()),
      totals: AccountTotals,
    }),
  },
  journalReceipt: {
    query: v.object({ kind: Code, ref: v.pipe(v.string(), v.nonEmpty(), v.maxLength(200)) }),
    /** Both as Base64url; the receipt is that of receipt.ts, the key has the 32 bytes of RFC 8032. */
    value: v.object({ receipt: v.string(), publicKey: v.string() }),
  },
};
