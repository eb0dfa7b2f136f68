import * as v from 'valibot';
import { Amount } from '#src/contract/core/amount.ts';
import { Code, TokenField, wireInteger } from '#src/contract/core/wire.ts';
import { rebateCategories } from './agents.ts';
import { Rate, Rates } from './rates.schema.ts';
import { Day } from './team-period.schema.ts';
import { longestIncome } from './rebates.ts';

const PageNo = v.optional(wireInteger(1, 10_000), 1);
const paged = { pageNum: v.number(), totalPages: v.number(), totalCount: v.number() };

/**
 * A closed day. `earned` by the lines of the day and `brought` from the day before make `paid` and, where the sum is below zero, `carried` to the next
 * one. `whyNegative`: why there is something to carry; `undone`: bets of earlier days were taken back, `before`: what the day earned does not make up for
 * what it brought in.
 */
const RebateDay = v.object({
  day: v.string(),
  earned: Amount,
  brought: Amount,
  paid: Amount,
  carried: Amount,
  state: v.picklist(['due', 'paid', 'none']),
  whyNegative: v.nullable(v.picklist(['undone', 'before'])),
});
export type RebateDay = v.InferOutput<typeof RebateDay>;

const RebateTotals = v.object({ earned: Amount, paid: Amount, due: Amount });
export type RebateTotals = v.InferOutput<typeof RebateTotals>;

/** The turnover that came by one direct member in one category, and what of it is the agent's: the rate less the member's. */
const RebateLine = v.object({
  account: v.string(),
  category: v.picklist(rebateCategories),
  turnover: Amount,
  rate: Rate,
  childRate: Rate,
  amount: Amount,
});
export type RebateLine = v.InferOutput<typeof RebateLine>;

/** An agent directly below. `below`: how many there are in their team; `today` is null for one who comes into this team with the next day. */
const BelowRates = v.object({
  account: v.string(),
  below: v.number(),
  today: v.nullable(Rates),
  next: Rates,
});
export type BelowRates = v.InferOutput<typeof BelowRates>;

/** Rates that hold today and from `from` on. */
const OwnRates = v.object({ from: Day, today: Rates, next: Rates });

/** A change of the rate of an agent directly below, or of the agent's own: by themselves, by an agent above, or by an operator. `at` in epoch ms. */
const RateChange = v.object({
  account: v.string(),
  own: v.boolean(),
  category: v.picklist(rebateCategories),
  rate: Rate,
  from: v.string(),
  by: v.picklist(['self', 'agent', 'operator']),
  at: v.number(),
});
export type RateChange = v.InferOutput<typeof RateChange>;

const day = 86_400_000;
/** Both days included, in order, and not too many. */
const Period = v.pipe(
  v.object({ from: Day, to: Day }),
  v.check(({ from, to }) => from <= to && (Date.parse(to) - Date.parse(from)) / day < longestIncome),
);

export const schemas = {
  rebateIncome: {
    query: Period,
    /** The last day first; days in which the team did nothing are left out. */
    value: v.object({ list: v.array(RebateDay), totals: RebateTotals }),
  },
  rebateLines: {
    query: v.object({ day: Day, pageNo: PageNo }),
    value: v.object({ list: v.array(RebateLine), ...paged }),
  },
  teamRates: {
    /** `account`: the beginning of a name. */
    query: v.object({ account: v.optional(Code), pageNo: PageNo }),
    value: v.object({ own: v.nullable(OwnRates), list: v.array(BelowRates), ...paged }),
  },
  setTeamRates: {
    body: v.object({
      account: Code,
      rates: v.pipe(
        v.strictObject(v.partial(Rates).entries),
        v.check((rates) => Object.keys(rates).length > 0),
      ),
      token: TokenField,
    }),
    value: BelowRates,
  },
  rateHistory: {
    query: v.object({ pageNo: PageNo }),
    value: v.object({ list: v.array(RateChange), ...paged }),
  },
};
