import * as v from 'valibot';
import { Amount, PositiveAmount } from '#src/contract/core/amount.ts';
import { Code, TokenField, wireInteger } from '#src/contract/core/wire.ts';
import { TypedPassword } from '#src/contract/identity/password.schema.ts';
import { payeeKinds } from './payees.ts';
import { Payees } from './payees.schema.ts';
import { withdrawalStates } from './withdrawals.ts';

/**
 * A withdrawal: `amount` leaves the balance, `net` reaches the account, `fee` is the difference. `automatic`: approved by rule. `reason`:
 * why it was refused or failed. `reference`: the bank's id of the payout. Times in epoch ms; `promisedAt`: when it is there at the latest.
 */
export const Withdrawal = v.object({
  id: v.string(),
  amount: Amount,
  fee: Amount,
  net: Amount,
  state: v.picklist(withdrawalStates),
  payee: v.object({ kind: v.picklist(payeeKinds), masked: v.string() }),
  createdAt: v.number(),
  decidedAt: v.nullable(v.number()),
  sentAt: v.nullable(v.number()),
  endedAt: v.nullable(v.number()),
  promisedAt: v.number(),
  automatic: v.boolean(),
  cancellable: v.boolean(),
  /** It waits until contested deposits are settled. */
  paused: v.boolean(),
  reason: v.string(),
  reference: v.string(),
  /** The page of the demonstration's bank that shows the payout; only in a demonstration. */
  bank: v.optional(v.string()),
});
export type Withdrawal = v.InferOutput<typeof Withdrawal>;

/**
 * `free`: what can be withdrawn now; `locked`: what has to be played first. `turnover`: stakes that are still due of all that were, for bonuses and
 * deposits. `dayLeft`: of the limit of a day. `fee`: of the next withdrawal; `freeLeft`: how many of `freeInMonth` are left without one.
 * `contested`: deposits that their payers contest; `owed`: what was taken back of them and is not paid yet. While one is above zero, withdrawals wait.
 * `slotsLeft`: how many more may wait at a time. `minutes`: the promised time of a payout.
 */
const WithdrawOptions = v.object({
  ...Payees.entries,
  available: v.boolean(),
  paymentPassword: v.boolean(),
  free: Amount,
  locked: Amount,
  turnover: v.object({ left: Amount, due: Amount }),
  contested: Amount,
  owed: Amount,
  min: Amount,
  max: Amount,
  dayLeft: Amount,
  fee: Amount,
  freeLeft: v.number(),
  freeInMonth: v.number(),
  slotsLeft: v.number(),
  minutes: v.number(),
  automatic: Amount,
});
export type WithdrawOptions = v.InferOutput<typeof WithdrawOptions>;

/** Requests and answers of the calls of withdrawals. */
export const schemas = {
  withdrawOptions: {
    value: WithdrawOptions,
  },
  createWithdrawal: {
    body: v.object({
      amount: PositiveAmount,
      /** The fee as the member has seen it. */
      fee: Amount,
      payeeId: Code,
      paymentPassword: TypedPassword,
      token: TokenField,
    }),
    value: Withdrawal,
  },
  readWithdrawal: {
    query: v.object({ id: Code }),
    value: Withdrawal,
  },
  listWithdrawals: {
    query: v.object({ pageNo: wireInteger(1, 10_000) }),
    value: v.object({ list: v.array(Withdrawal), pageNum: v.number(), totalPages: v.number(), totalCount: v.number() }),
  },
  cancelWithdrawal: {
    body: v.object({ id: Code, token: TokenField }),
    value: Withdrawal,
  },
};
