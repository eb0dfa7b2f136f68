import type { Kysely } from 'kysely';
import { within } from '#src/contract/core/within.ts';
import { placeBet, type PlayOptions } from './place-bet.ts';
import type { Bet } from './bets.ts';
import { drawStops, evaluate } from './maths.ts';
import { reportOf } from './reports.ts';
import { spinOwn } from './wallet/spin-own.ts';
import { addRound, findRound, findRoundByKey, lease, markPresented, newRound } from './rounds.ts';
import type { GameSession } from './sessions.ts';
import type { RoundReport } from './shared/page-api.ts';
import type { GamesTables, RoundRow } from './tables.ts';

export type Spin = RoundReport | 'round_in_progress' | 'idempotency_conflict';

/**
 * Plays a round: the outcome is drawn and stored before the bet is sent, so that after any failure the round can
 * be finished or rolled back. The same key returns the same round.
 */
export async function spin(options: PlayOptions, session: GameSession, key: string, bet: Bet): Promise<Spin> {
  const { db, clock, outbox } = options;
  const before = await findRoundByKey(db, session.owner, key);
  if (before) return repeated(before, bet);
  if (await isTooSoon(db, session, clock())) return 'round_in_progress';
  const outcome = evaluate(drawStops(options.randomBelow), bet.lineStake, bet.lines);
  const { stake, lines } = bet;
  const drawn = { stake, lines, outcome: JSON.stringify(outcome), win: outcome.win, numero: null };
  const round = newRound(session, key, clock(), drawn);
  if (session.own_wallet === 1) {
    const own = await spinOwn(options, round);
    return own ? repeated(own, bet) : 'round_in_progress';
  }
  if (!(await addRound(db, round))) {
    const twin = await findRoundByKey(db, session.owner, key);
    return twin ? repeated(twin, bet) : 'round_in_progress';
  }

  const state = outcome.win > 0 ? 'winning' : 'ending';
  if (await placeBet(options, session, round, () => ({ state, next_at: clock() + lease }))) {
    await markPresented(db, { ...round, created_at: round.created_at - 1 });
    const settled = outbox.advance(round.id);
    options.background(settled);
    await within(settled, options.settleWait);
  }
  return reportOf((await findRound(db, round.id)) ?? round);
}

/** Whether the player's last round began too recently by the jurisdiction's rules. */
async function isTooSoon(
  db: Kysely<GamesTables>,
  { owner, round_ms: least }: GameSession,
  now: number,
): Promise<boolean> {
  if (least === 0) return false;
  const last = await db
    .selectFrom('demo_rounds')
    .select('id')
    .where('owner', '=', owner)
    .where('state', '!=', 'refused')
    .where('created_at', '>', now - least)
    .executeTakeFirst();
  return last !== undefined;
}

/**
 * The round of a bet whose response the page did not get. A bet that never arrived is cancelled for good, so that
 * it is not played later without the player.
 */
export async function findOrCancel(
  db: Kysely<GamesTables>,
  session: GameSession,
  key: string,
  now: number,
): Promise<RoundRow> {
  const found = await findRoundByKey(db, session.owner, key);
  if (found) return found;
  const tombstone = newRound(session, key, now);
  if (await addRound(db, tombstone)) return tombstone;
  return (await findRoundByKey(db, session.owner, key)) ?? tombstone;
}

function repeated(row: RoundRow, bet: Bet): Spin {
  const same = row.state === 'cancelled' || (row.stake === bet.stake && row.lines === bet.lines);
  return same ? reportOf(row) : 'idempotency_conflict';
}
