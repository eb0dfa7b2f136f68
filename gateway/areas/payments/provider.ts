import type { AccountType } from '#src/contract/payments/payees.ts';

/** The bank's answer with a status that is no success. */
export class BankProblem extends Error {
  readonly status: number;

  constructor(status: number, path: string) {
    super(`the bank answered ${status} to ${path}`);
    this.status = status;
  }
}

/** A charge that the bank has made; `code` is the BR Code that is paid. */
type Charge = { readonly txid: string; readonly code: string };

/** A payment that the bank has received. `txid` is empty where it belongs to no charge; `cpf` where the bank does not tell it. */
export type Payment = {
  readonly endToEndId: string;
  readonly txid: string;
  readonly amountMinor: number;
  /** Epoch ms. */
  readonly at: number;
  readonly payer: string;
  readonly cpf: string;
};

/** A payment that its payer contests; `returnId` names the return by which the bank has taken it back, where it has. Epoch ms. */
export type Contest = {
  readonly id: string;
  readonly endToEndId: string;
  readonly amountMinor: number;
  readonly reason: 'fraud' | 'operational';
  readonly state: 'open' | 'taken-back' | 'rejected';
  readonly openedAt: number;
  readonly returnId: string;
};

/** Where a payout goes: a Pix key, or an account at a bank, whose number has its check digit and no hyphen. */
export type Destination =
  | { readonly key: string }
  | { readonly bank: string; readonly branch: string; readonly number: string; readonly type: AccountType };

/** A payout as the bank answers it: `reference` is its id of the payment, `reason` why it was not made. */
export type Payout = {
  readonly state: 'pending' | 'made' | 'refused';
  readonly reference: string;
  readonly reason: string;
};

/**
 * The bank that receives deposits by Pix and pays withdrawals: the one interface between the gateway and a payment provider. Every method rejects when the
 * bank does not answer, or answers with something else than it should; repeating any of them does nothing twice.
 */
export type PixProvider = {
  /** Makes a charge of `amountMinor` that lives for `seconds`, under a txid of 26 to 35 letters and digits. */
  readonly createCharge: (charge: {
    readonly txid: string;
    readonly amountMinor: number;
    readonly seconds: number;
    readonly cpf: string;
    readonly name: string;
  }) => Promise<Charge>;
  /** Says where the bank reports payments. */
  readonly setWebhook: (url: string) => Promise<void>;
  /** Takes a charge back that was not paid. */
  readonly removeCharge: (txid: string) => Promise<void>;
  /** The payments received in a time, epoch ms, all pages of them. */
  readonly listPayments: (from: number, to: number) => Promise<readonly Payment[]>;
  /** A payment; null where the bank knows none of this id. */
  readonly readPayment: (endToEndId: string) => Promise<Payment | null>;
  /** The contests that were opened in a time, epoch ms, all pages of them. */
  readonly listContests: (from: number, to: number) => Promise<readonly Contest[]>;
  readonly readContest: (id: string) => Promise<Contest>;
  /** Agrees to a contest, which gives the payment back, or disputes it, with a reason for the bank. */
  readonly answerContest: (
    id: string,
    answer: { readonly accepted: boolean; readonly reason: string },
  ) => Promise<void>;
  /** What a return has given back of a payment, in minor units; 0 where it was not done, or not yet. */
  readonly readReturn: (endToEndId: string, id: string) => Promise<number>;
  /** Gives a payment back, whole, under an id of our own. Resolves with whether the bank has done it by now. */
  readonly returnPayment: (endToEndId: string, id: string, amountMinor: number) => Promise<boolean>;
  /**
   * Pays an amount out under an id of our own, to somebody who has the CPF: the same id is the same payout. Rejects with a BankProblem where
   * the bank answers with one.
   */
  readonly sendPayout: (payout: {
    readonly id: string;
    readonly amountMinor: number;
    readonly to: Destination;
    readonly cpf: string;
  }) => Promise<Payout>;
  /** The payout of an id; null where the bank knows none. */
  readonly readPayout: (id: string) => Promise<Payout | null>;
  /** The page of the demonstration's bank. */
  readonly page?: string;
  /** The page where a person pays a code; only the demonstration's bank has one. */
  readonly pageOf?: (code: string, payer: { readonly name: string; readonly cpf: string }) => string;
};
