import * as v from 'valibot';
import { Amount } from '#src/contract/core/amount.ts';
import { Code, TokenField, wireInteger } from '#src/contract/core/wire.ts';
import { DepositAmount } from './deposit-amount.schema.ts';
import { BonusOffer, DepositBonus } from './bonuses.schema.ts';
import { HouseAccount, Transfer } from './transfers.schema.ts';
import { TypedCpf } from './typed-cpf.schema.ts';
import { VoucherDeposit } from './vouchers.schema.ts';

/**
 * The status of a deposit. `waiting` for its payment until `expiresAt`; `credited` to the balance; `expired` or `cancelled` without a
 * payment. A payment of an expired or cancelled one is credited nonetheless, where the member's deposit limit has room for it.
 */
const depositStates = ['waiting', 'credited', 'expired', 'cancelled'] as const;
/** Why a payment is returned: from another CPF, a second one, of another amount, or beyond the member's deposit limit. */
const returnReasons = ['other-payer', 'paid-twice', 'other-amount', 'over-limit'] as const;

/**
 * A payment that was not credited: `returning` until the bank confirms it, then `returned`. Amount in decimal, time in epoch ms.
 */
const ReturnedPayment = v.object({
  id: v.string(),
  amount: Amount,
  reason: v.picklist(returnReasons),
  state: v.picklist(['returning', 'returned']),
  at: v.number(),
});
export type ReturnedPayment = v.InferOutput<typeof ReturnedPayment>;

/**
 * A deposit that its payer contests at their bank (MED): `open` until the bank decides, `rejected` where the deposit stays. `taken`: what the bank
 * has taken back, of which `owed` was no longer in the balance. Amounts in decimal, times in epoch ms.
 */
const DepositContest = v.object({
  id: v.string(),
  amount: Amount,
  state: v.picklist(['open', 'taken-back', 'rejected']),
  taken: Amount,
  owed: Amount,
  openedAt: v.number(),
  endedAt: v.nullable(v.number()),
});
export type DepositContest = v.InferOutput<typeof DepositContest>;

/**
 * A deposit by Pix, `PIX`. `code` is the BR Code while it waits, else empty; `payer` and `reference` (the bank's id of the payment) are there
 * once it is credited. Times in epoch ms.
 */
const PixDeposit = v.object({
  method: v.literal('PIX'),
  id: v.string(),
  amount: Amount,
  state: v.picklist(depositStates),
  code: v.string(),
  createdAt: v.number(),
  expiresAt: v.number(),
  creditedAt: v.nullable(v.number()),
  payer: v.string(),
  reference: v.string(),
  /** The page of the demonstration's bank where the code can be paid; only in a demonstration. */
  bank: v.optional(v.string()),
  returned: v.array(ReturnedPayment),
  contests: v.array(DepositContest),
  /** What it brings beside itself, where it was begun with an offer. */
  bonus: v.nullable(DepositBonus),
});
export type PixDeposit = v.InferOutput<typeof PixDeposit>;

/** A deposit of the history, by its `method`. */
export const Deposit = v.variant('method', [PixDeposit, Transfer, VoucherDeposit]);
export type Deposit = v.InferOutput<typeof Deposit>;

/** A way to deposit with its bounds; the amount of a voucher is its own. */
const DepositMethod = v.variant('method', [
  v.object({ method: v.literal('PIX'), min: Amount, max: Amount }),
  /** `minutes`: within so many it is decided. */
  v.object({
    method: v.literal('TRANSFER'),
    min: Amount,
    max: Amount,
    account: HouseAccount,
    minutes: v.number(),
  }),
  v.object({ method: v.literal('VOUCHER') }),
]);
export type DepositMethod = v.InferOutput<typeof DepositMethod>;

/** Requests and answers of the deposit calls. */
export const schemas = {
  depositOptions: {
    value: v.object({
      methods: v.array(DepositMethod),
      needsCpf: v.boolean(),
      /** The last digits of the CPF, where it is known. */
      cpf: v.string(),
      /** What the member owes for contested deposits: the next deposit pays it first. */
      owed: Amount,
      /** What a deposit by Pix can bring beside itself. */
      offers: v.array(BonusOffer),
    }),
  },
  createDeposit: {
    body: v.object({
      amount: DepositAmount,
      cpf: v.optional(TypedCpf),
      /** The offer that the member takes with it, by its id. */
      offer: v.optional(Code),
      token: TokenField,
    }),
    value: PixDeposit,
  },
  readDeposit: {
    query: v.object({ id: Code }),
    value: Deposit,
  },
  listDeposits: {
    query: v.object({ pageNo: wireInteger(1, 10_000) }),
    value: v.object({ list: v.array(Deposit), pageNum: v.number(), totalPages: v.number(), totalCount: v.number() }),
  },
  cancelDeposit: {
    body: v.object({ id: Code, token: TokenField }),
    value: PixDeposit,
  },
  payOwed: {
    body: v.object({ token: TokenField }),
    /** What was paid, and what is left to pay. */
    value: v.object({ paid: Amount, owed: Amount }),
  },
};
