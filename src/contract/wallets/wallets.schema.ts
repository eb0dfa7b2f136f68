import * as v from 'valibot';
import { Amount, PositiveAmount } from '#src/contract/core/amount.ts';
import { Code, TokenField, wireInteger, WireLanguage } from '#src/contract/core/wire.ts';
import { walletCauses, walletPlaces, walletStates } from './wallets.ts';

/**
 * A transfer between the main wallet and that of a vendor. `place`: where its money is. `reason`: why it was refused, a code of the vendor's. Times in
 * epoch ms.
 */
export const WalletTransfer = v.object({
  id: v.string(),
  vendor: v.string(),
  name: v.string(),
  direction: v.picklist(['out', 'home']),
  amount: Amount,
  state: v.picklist(walletStates),
  place: v.picklist(walletPlaces),
  cause: v.picklist(walletCauses),
  reason: v.string(),
  createdAt: v.number(),
  endedAt: v.nullable(v.number()),
  cancellable: v.boolean(),
});
export type WalletTransfer = v.InferOutput<typeof WalletTransfer>;

/**
 * A wallet at a vendor. `balance` is at the vendor by confirmed transfers and reported rounds, `moving` on its way there; `seenAt`: when the vendor last
 * confirmed it, epoch ms; `silent`: it was asked since, and did not answer. `open`: money can be taken there.
 */
export const VendorWallet = v.object({
  vendor: v.string(),
  name: v.string(),
  iconUrl: v.string(),
  balance: Amount,
  moving: Amount,
  roundOpen: v.boolean(),
  open: v.boolean(),
  seenAt: v.nullable(v.number()),
  silent: v.boolean(),
  transfer: v.nullable(WalletTransfer),
});
export type VendorWallet = v.InferOutput<typeof VendorWallet>;

/**
 * All money of the member: `total` is `main`, `away` (at vendors) and `moving` (on its way to them). `follows`: it goes along into a game and back.
 * `limited`: a limit on stakes or losses keeps it in the main wallet, because bets at such a vendor are not counted before they are made.
 */
export const Wallets = v.object({
  total: Amount,
  main: Amount,
  away: Amount,
  moving: Amount,
  currency: v.string(),
  follows: v.boolean(),
  limited: v.boolean(),
  wallets: v.array(VendorWallet),
});
export type Wallets = v.InferOutput<typeof Wallets>;

const Transfers = v.object({ list: v.array(WalletTransfer) });

/** Requests and answers of the calls of wallets. */
export const schemas = {
  wallets: {
    /** `refresh`: vendors are asked first, each at most once in some seconds. */
    query: v.object({ refresh: v.optional(v.picklist(['0', '1']), '0') }),
    value: Wallets,
  },
  walletTransfer: {
    /** One of both is `main`. Without an amount all that is there is moved. */
    body: v.object({ from: Code, to: Code, amount: v.optional(PositiveAmount), token: TokenField }),
    value: WalletTransfer,
  },
  bringHome: {
    /** `left`: the member has left a game of the vendor. */
    body: v.object({ vendor: v.optional(Code), left: v.optional(v.boolean(), false), token: TokenField }),
    value: Transfers,
  },
  cancelWalletTransfer: {
    body: v.object({ id: Code, token: TokenField }),
    value: WalletTransfer,
  },
  setWalletFollow: {
    body: v.object({ follows: v.boolean(), token: TokenField }),
    value: v.object({ follows: v.boolean() }),
  },
  walletTransactions: {
    query: v.object({ pageNo: wireInteger(1, 10_000) }),
    value: v.object({ ...Transfers.entries, pageNum: v.number(), totalPages: v.number(), totalCount: v.number() }),
  },
  walletCodes: {
    query: v.object({ language: v.optional(WireLanguage, 'pt') }),
    value: v.object({
      list: v.array(
        v.object({ kind: v.picklist(['wallet', 'state', 'place', 'cause']), code: v.string(), name: v.string() }),
      ),
    }),
  },
};
