import * as v from 'valibot';
import { Amount, PositiveAmount } from '#src/contract/core/amount.ts';

const Id = v.pipe(v.string(), v.regex(/^[\w:.-]{1,80}$/));
const Currency = v.pipe(v.string(), v.regex(/^[A-Z]{3}$/));
const money = { transferId: Id, playerId: Id, amount: PositiveAmount, currency: Currency };

/** Why a vendor does not do a transfer. It answers `round_open` to a withdrawal as long as a round is open, and keeps no record of that. */
const walletReasons = ['insufficient', 'round_open', 'cancelled', 'no_wallet'] as const;

/**
 * What became of a transfer: `unknown` to the vendor, `done` or `refused` for ever, or `busy`: not now, and nothing was noted. `amount` is what was moved.
 */
export const TransferTold = v.object({
  state: v.picklist(['unknown', 'done', 'refused', 'busy']),
  amount: v.optional(Amount),
  reason: v.optional(v.picklist(walletReasons)),
});
export type TransferTold = v.InferOutput<typeof TransferTold>;

/**
 * What the gateway asks of a vendor that has wallets of its own, by the last part of the path under the vendor's address: POST, JSON, signed with a key of
 * the vendor as its callbacks are (vendor.ts), answered in the same envelope. A transfer is known by the gateway's id: repeated, it is not done again, and is
 * answered as it was. `cancel` refuses for ever what was not done yet, and answers `done` for what was.
 */
export const walletCalls = {
  deposit: { body: v.strictObject(money), value: TransferTold },
  withdraw: { body: v.strictObject(money), value: TransferTold },
  transfer: { body: v.strictObject({ transferId: Id }), value: TransferTold },
  cancel: { body: v.strictObject({ ...money, direction: v.picklist(['deposit', 'withdraw']) }), value: TransferTold },
  balance: {
    body: v.strictObject({ playerId: Id, currency: Currency }),
    /** `roundOpen`: a round of the player is not over, or not reported yet. */
    value: v.object({ balance: Amount, roundOpen: v.boolean() }),
  },
} as const;
export type WalletCall = keyof typeof walletCalls;
