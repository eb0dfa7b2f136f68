import * as v from 'valibot';
import { Amount } from '#src/contract/core/amount.ts';
import { symbolIds } from './symbols.ts';

/*
 * The API between the page and the vendor server: POST with JSON under /api/, `Authorization: Bearer` except for
 * the first call, the platform's envelope around every answer.
 */

export const Key = v.pipe(v.string(), v.regex(/^[\w-]{8,64}$/));

/** The launch code, with its vendor when the code alone doesn't say; without a code the bearer token resumes. */
export const OpenBody = v.object({
  code: v.optional(v.pipe(v.string(), v.minLength(8), v.maxLength(200))),
  vendor: v.optional(v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/))),
});
export type OpenBody = v.InferOutput<typeof OpenBody>;

/** `stake` is the whole stake: the stake per line times `lines`. */
export const SpinBody = v.object({
  stake: v.pipe(Amount, v.maxLength(10)),
  lines: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(20)),
  idempotencyKey: Key,
});
export type SpinBody = v.InferOutput<typeof SpinBody>;

export const RoundBody = v.object({ idempotencyKey: Key });
export type RoundBody = v.InferOutput<typeof RoundBody>;

const SymbolName = v.picklist(symbolIds);

/** A drawn round. `settled` is false while the win is being paid; `balance` is then null. */
export const Round = v.object({
  roundId: v.string(),
  idempotencyKey: v.string(),
  stake: Amount,
  lines: v.number(),
  stops: v.array(v.number()),
  wins: v.array(v.object({ line: v.number(), symbol: SymbolName, count: v.number(), amount: Amount })),
  pearls: v.object({ count: v.number(), amount: Amount }),
  win: Amount,
  settled: v.boolean(),
  balanceAfterBet: v.nullable(Amount),
  balance: v.nullable(Amount),
});
export type Round = v.InferOutput<typeof Round>;

/** Why a bet was not taken. */
export const refusals = ['insufficient_balance', 'limit_reached', 'session_over', 'unavailable'] as const;
export type Refusal = (typeof refusals)[number];

/**
 * The status of a spin. `checking`: unknown whether the gateway accepted the bet; ask again. `cancelled`: the stake
 * was returned or never booked. `refilled`: play money was topped up first.
 */
export const RoundReport = v.variant('status', [
  v.object({ status: v.literal('played'), round: Round, refilled: v.boolean() }),
  v.object({ status: v.literal('checking'), idempotencyKey: v.string() }),
  v.object({ status: v.literal('cancelled') }),
  v.object({ status: v.literal('refused'), reason: v.picklist(refusals) }),
]);
export type RoundReport = v.InferOutput<typeof RoundReport>;

/** The reels and their payouts; the page shows them and draws nothing itself. */
export const Model = v.object({
  strips: v.array(v.array(SymbolName)),
  lines: v.array(v.array(v.number())),
  /** Multiples of the stake per line for 2, 3, 4 and 5 of a kind. */
  pays: v.array(v.object({ symbol: SymbolName, multiples: v.array(v.number()) })),
  /** Multiples of the whole stake for 3, 4 and 5 pearls. */
  pearlPays: v.array(v.number()),
  /** In percent, '96.19'. */
  publishedReturn: v.string(),
});
export type Model = v.InferOutput<typeof Model>;

/** The player and the balance. `over`: the gateway has ended the player's session. */
export const Seat = v.object({
  token: v.string(),
  balance: v.nullable(Amount),
  currency: v.string(),
  currencySymbol: v.string(),
  language: v.picklist(['pt', 'en']),
  demo: v.boolean(),
  over: v.boolean(),
  appOrigin: v.string(),
  game: v.object({ name: v.string(), iconUrl: v.string() }),
});
export type Seat = v.InferOutput<typeof Seat>;

/** A game as it is opened; where the session is over, only `openRound` is left to show. */
export const Opened = v.object({
  ...Seat.entries,
  model: Model,
  /** The jurisdiction's rules: turbo and stopping the reels by a tap, autoplay, and the minimum duration of a round, in ms. */
  rules: v.object({ turbo: v.boolean(), autoplay: v.boolean(), roundMs: v.number() }),
  bets: v.object({ lineStakes: v.array(Amount), usualLineStake: Amount, minStake: Amount }),
  openRound: v.nullable(RoundReport),
});
export type Opened = v.InferOutput<typeof Opened>;

export const Balance = v.object({ balance: Amount, currency: v.string() });
export type Balance = v.InferOutput<typeof Balance>;

/**
 * Why a call was turned down. What a normal page can meet is answered with status 200, so that a refusal in play leaves
 * no error in the browser's console; what only a broken or hostile client sends gets a 4xx.
 */
export const callErrors = {
  session_over: 200,
  launch_refused: 200,
  gateway_silent: 200,
  round_in_progress: 200,
  sale_closed: 200,
  invalid_request: 400,
  not_found: 404,
  idempotency_conflict: 409,
  payload_too_large: 413,
  rate_limited: 429,
  unknown_error: 500,
} as const;
export type CallError = keyof typeof callErrors;
