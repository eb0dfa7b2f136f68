import { fromMinor } from '#src/contract/core/amount.ts';
import type { Outcome } from './maths.ts';
import { type Refusal, refusals, type Round, type RoundReport } from './shared/page-api.ts';
import type { RoundRow } from './tables.ts';

const refusalOf: Record<string, Refusal> = {
  insufficient_balance: 'insufficient_balance',
  limit_reached: 'limit_reached',
  own_limit_reached: 'limit_reached',
  token_expired: 'session_over',
  session_ended: 'session_over',
  not_logged_in: 'session_over',
};

/** The gateway's code in the few words that the page has a sentence for. */
export const refusalFor = (code: string): Refusal => refusalOf[code] ?? 'unavailable';

/** A round's report to the page. It contains the outcome only once the gateway has accepted the bet. */
export function reportOf(row: RoundRow): RoundReport {
  if (row.state === 'refused')
    return { status: 'refused', reason: refusals.find((reason) => reason === row.refusal) ?? 'unavailable' };
  if (row.state === 'cancelled') return { status: 'cancelled' };
  if (row.state === 'betting' || row.state === 'rolling-back')
    return { status: 'checking', idempotencyKey: row.idempotency_key };
  return { status: 'played', round: roundOf(row), refilled: row.refilled === 1 };
}

function roundOf(row: RoundRow): Round {
  const outcome = JSON.parse(row.outcome) as Outcome;
  return {
    roundId: row.id,
    idempotencyKey: row.idempotency_key,
    stake: fromMinor(row.stake),
    lines: row.lines,
    stops: [...outcome.stops],
    wins: outcome.wins.map((win) => ({ ...win, amount: fromMinor(win.amount) })),
    pearls: { count: outcome.pearls.count, amount: fromMinor(outcome.pearls.amount) },
    win: fromMinor(row.win),
    settled: row.state !== 'winning',
    balanceAfterBet: amount(row.balance_after_bet),
    balance: row.state === 'winning' ? null : amount(row.balance),
  };
}

const amount = (minor: number | null): string | null => (minor === null ? null : fromMinor(minor));
