import * as v from 'valibot';
import { Amount, PositiveAmount } from '#src/contract/core/amount.ts';
import { prizeModes } from '#src/contract/core/game-type.ts';
import { Code } from '#src/contract/core/wire.ts';

/**
 * The callbacks that a game vendor makes (docs/decisions/006-money-in-a-ledger.md): POST, JSON, signed.
 * `X-Vendor`: the vendor's code. `X-Timestamp`: epoch ms, at most 5 minutes off. `X-Signature`: the id of a key of the
 * vendor, a colon, and the hex HMAC-SHA256 under that key's secret of method, path, timestamp and raw body, each of the
 * first three followed by a newline. Same transactionId and same body: the same answer again; another body:
 * transaction_conflict.
 */
export const vendorHeaders = { vendor: 'X-Vendor', timestamp: 'X-Timestamp', signature: 'X-Signature' } as const;

const Id = v.pipe(v.string(), v.regex(/^[\w:.-]{1,80}$/));
const Secret = v.pipe(v.string(), v.minLength(8), v.maxLength(200));
const Currency = v.pipe(v.string(), v.regex(/^[A-Z]{3}$/));
const move = { playerId: Id, roundId: Id, transactionId: Id };
const money = { amount: PositiveAmount, currency: Currency, nodeId: Code };
const Moved = v.object({ balance: Amount, currency: Currency, transactionId: Id });

/**
 * The player. `demo`: with play money, of which a minor unit is one chip; its currency is XTS, its id that of a play-money
 * player.
 */
export const VendorPlayer = v.object({
  playerToken: v.string(),
  playerId: Id,
  playerName: v.string(),
  currency: Currency,
  currencySymbol: v.string(),
  balance: Amount,
  language: v.picklist(['pt', 'en']),
  game: v.object({
    nodeId: v.string(),
    gameId: v.string(),
    gameCode: v.optional(v.string()),
    gameName: v.string(),
    gameType: v.string(),
    vassalage: v.string(),
    iconUrl: v.string(),
    freeplay: v.boolean(),
  }),
  demo: v.boolean(),
  /** The player plays from the vendor's own wallet (vendor-wallet.ts): rounds are reported once they are over. */
  ownWallet: v.optional(v.boolean()),
  minBet: Amount,
  /** The jurisdiction's rules for a game: turbo and stopping by a tap, autoplay, and the minimum duration of a round, in ms. */
  rules: v.object({ turbo: v.boolean(), autoplay: v.boolean(), roundMs: v.number() }),
  /** The prize mode of a lottery: its launch's, or the default. */
  prizeMode: v.optional(v.picklist(prizeModes)),
});
export type VendorPlayer = v.InferOutput<typeof VendorPlayer>;

/** The callbacks by the last part of their path under /vendor/v1/. Unknown fields of a body are refused. */
export const vendorCallbacks = {
  authenticate: { body: v.strictObject({ code: Secret }), value: VendorPlayer },
  balance: { body: v.strictObject({ playerToken: Secret }), value: v.object({ balance: Amount, currency: Currency }) },
  bet: {
    body: v.strictObject({ ...move, ...money, playerToken: Secret }),
    /** `dealt`: a play-money player had too little and got a top-up first. */
    value: v.object({ ...Moved.entries, dealt: v.optional(v.boolean()) }),
  },
  win: { body: v.strictObject({ ...move, ...money }), value: Moved },
  rollback: { body: v.strictObject({ ...move, betTransactionId: Id }), value: Moved },
  'end-round': { body: v.strictObject(move), value: v.object({ balance: Amount, currency: Currency }) },
  /** A round that was played from the vendor's own wallet and is over; the gateway moves no money of the main wallet. */
  'report-round': {
    body: v.strictObject({
      ...{ playerId: Id, roundId: Id, nodeId: Code, currency: Currency },
      ...{ stake: PositiveAmount, win: Amount },
    }),
    value: v.object({ roundId: Id }),
  },
} as const;
export type VendorCallback = keyof typeof vendorCallbacks;
