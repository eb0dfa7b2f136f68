import * as v from 'valibot';
import { Amount, toMinor } from '#src/contract/core/amount.ts';
import { TokenField, wireInteger } from '#src/contract/core/wire.ts';
import { contractKinds, contractRequests } from '#src/contract/site/contracts.ts';
import { mostContractPages, mostTiers } from '#src/contract/agents/agent-contracts.ts';

const Count = v.pipe(v.number(), v.integer(), v.minValue(0));
const Kind = v.picklist(contractKinds);
/** YYYY-MM-DD. */
const Day = v.pipe(v.string(), v.regex(/^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/));
const Id = v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/));
/** Hundredths of a percent. */
const Rate = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10_000));
const PageNo = v.optional(wireInteger(1, mostContractPages), 1);
const NotNegative = v.pipe(
  Amount,
  v.check((amount) => toMinor(amount) >= 0),
);

/** Holds from so much turnover of the team and so many active members on; of an hour, a day, or the period of a dividend. */
const ContractTier = v.object({
  turnover: NotNegative,
  active: v.pipe(Count, v.maxValue(999_999)),
  rate: Rate,
});

/**
 * `by`: the account of the agent who offered it, empty for the operator. `from` and `until` are its first and last day. `coming`: accepted, and not
 * begun.
 */
const Contract = v.object({
  id: v.string(),
  kind: Kind,
  status: v.picklist(['waiting', 'coming', 'held', 'ended', 'refused', 'withdrawn']),
  by: v.string(),
  from: Day,
  until: Day,
  offeredAt: v.number(),
  tiers: v.array(ContractTier),
});
export type Contract = v.InferOutput<typeof Contract>;

/** `estimate`: what the offer would have paid for the last closed day. */
const Offer = v.object({
  ...Contract.entries,
  request: v.picklist(contractRequests),
  estimate: v.nullable(v.object({ day: Day, amount: Amount })),
});
export type Offer = v.InferOutput<typeof Offer>;

const payState = v.picklist(['due', 'paid', 'none']);

/**
 * A day of a salary. `tier` counts from 1, 0 where none held. `hours`: how many were paid, of an hourly salary. `given` is what agents below have of `gross`, by
 * contracts of this agent.
 */
const SalaryDay = v.object({
  day: Day,
  turnover: Amount,
  active: Count,
  hours: Count,
  tier: Count,
  rate: Count,
  gross: Amount,
  given: Amount,
  amount: Amount,
  state: payState,
  paidAt: v.nullable(v.number()),
});
export type SalaryDay = v.InferOutput<typeof SalaryDay>;

/** A dividend's sum, to be done again: result − rebates − salaries − fees + brought = base; base × rate = gross; gross − given = amount. */
const Dividend = v.object({
  from: Day,
  until: Day,
  turnover: Amount,
  active: Count,
  result: Amount,
  rebates: Amount,
  salaries: Amount,
  fees: Amount,
  brought: Amount,
  base: Amount,
  tier: Count,
  tiers: Count,
  rate: Count,
  gross: Amount,
  given: Amount,
  amount: Amount,
  carried: Amount,
  state: payState,
  paidAt: v.nullable(v.number()),
});
export type Dividend = v.InferOutput<typeof Dividend>;

const AgentBelow = v.object({
  account: v.string(),
  offer: v.nullable(Contract),
  held: v.nullable(Contract),
  coming: v.nullable(Contract),
});
export type AgentBelow = v.InferOutput<typeof AgentBelow>;

/** `account`: the agent to whom it was offered. */
const MadeOffer = v.object({ ...Contract.entries, account: v.string() });
export type MadeOffer = v.InferOutput<typeof MadeOffer>;

const page = { pageNum: v.number(), totalPages: v.number(), totalCount: v.number() };
const pageOf = <const S extends v.GenericSchema>(row: S) => v.object({ list: v.array(row), ...page });

/** `earliest`: the first day of an offer that is made now; `own`: the agent's own contract on it, which bounds the offer. */
const ContractsBelow = v.object({ list: v.array(AgentBelow), ...page, earliest: Day, own: v.nullable(Contract) });
export type ContractsBelow = v.InferOutput<typeof ContractsBelow>;

const answer = v.object({ token: TokenField, id: Id });

/** Requests and answers of the calls of agents' contracts. */
export const schemas = {
  contractRequest: {
    query: v.object({ kind: Kind }),
    value: v.object({ offer: v.nullable(Offer), held: v.nullable(Contract), coming: v.nullable(Contract) }),
  },
  contractHistory: { query: v.object({ kind: Kind, pageNo: PageNo }), value: pageOf(Contract) },
  acceptContract: { body: answer, value: Contract },
  refuseContract: { body: answer, value: Contract },
  dailySalary: {
    query: v.object({ kind: v.optional(v.picklist(['salary', 'hourly']), 'salary'), pageNo: PageNo }),
    value: pageOf(SalaryDay),
  },
  dividends: { query: v.object({ pageNo: PageNo }), value: pageOf(Dividend) },
  contractsBelow: { query: v.object({ kind: Kind, pageNo: PageNo }), value: ContractsBelow },
  offersMade: { query: v.object({ kind: Kind, pageNo: PageNo }), value: pageOf(MadeOffer) },
  proposeContract: {
    body: v.object({
      token: TokenField,
      account: v.pipe(v.string(), v.minLength(1), v.maxLength(64)),
      kind: Kind,
      tiers: v.pipe(v.array(ContractTier), v.minLength(1), v.maxLength(mostTiers)),
      from: v.optional(Day),
      until: Day,
    }),
    value: Contract,
  },
  withdrawContract: { body: answer, value: Contract },
};
