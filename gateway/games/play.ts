import type { Kysely } from 'kysely';
import { fromMinor, toMinor } from '#src/contract/amount.ts';
import { within } from '#src/contract/within.ts';
import type { Bet } from './bets.ts';
import type { CallGateway } from './gateway-client.ts';
import { drawStops, evaluate, type RandomBelow } from './maths.ts';
import type { Outbox } from './outbox.ts';
import { refusalFor, reportOf } from './reports.ts';
import { addRound, findRound, findRoundByKey, lease, markPresented, moveRound, newRound } from './rounds.ts';
import type { GameSession } from './sessions.ts';
import type { RoundReport } from './shared/page-api.ts';
import type { GamesTables, RoundRow } from './tables.ts';

export type PlayOptions = {
  db: Kysely<GamesTables>;
  call: CallGateway;
  outbox: Outbox;
  randomBelow: RandomBelow;
  clock: () => number;
  /** Work that goes on after the answer. */
  background: (work: Promise<unknown>) => void;
  /** How long the page waits for the win once the bet is taken, in milliseconds. */
  settleWait: number;
};

export type Spin = RoundReport | 'round_in_progress' | 'idempotency_conflict';

/**
 * Plays a round: the outcome is drawn and stored before the bet goes out, so that whatever fails in between, the round can
 * be finished or taken back. The same key answers the same round again.
 */
export async function spin(options: PlayOptions, session: GameSession, key: string, bet: Bet): Promise<Spin> {
  const { db, clock, outbox } = options;
  const before = await findRoundByKey(db, session.owner, key);
  if (before) return repeated(before, bet);
  const outcome = evaluate(drawStops(options.randomBelow), bet.lineStake, bet.lines);
  const round = newRound(session, key, clock(), { bet, outcome });
  if (!(await addRound(db, round))) {
    const twin = await findRoundByKey(db, session.owner, key);
    return twin ? repeated(twin, bet) : 'round_in_progress';
  }

  const answer = await options.call('bet', session.vassalage, {
    playerToken: session.playerToken,
    playerId: session.player_id,
    roundId: round.id,
    transactionId: `${round.id}:bet`,
    amount: fromMinor(bet.stake),
    currency: session.currency,
    nodeId: session.node_id,
  });
  if (answer.kind === 'refused') {
    await moveRound(db, round.id, 'betting', {
      state: 'refused',
      refusal: refusalFor(answer.code),
      lane: null,
      presented: 1,
      next_at: null,
    });
  } else if (answer.kind === 'unknown') {
    await moveRound(db, round.id, 'betting', { state: 'rolling-back', next_at: clock() + lease });
    options.background(outbox.advance(round.id));
  } else {
    const balance = toMinor(answer.value.balance);
    const state = outcome.win > 0 ? 'winning' : 'ending';
    const refilled = answer.value.dealt ? 1 : 0;
    const taken = {
      state,
      lane: null,
      balance_after_bet: balance,
      balance,
      refilled,
      next_at: clock() + lease,
    } as const;
    if (await moveRound(db, round.id, 'betting', taken)) {
      await markPresented(db, { ...round, created_at: round.created_at - 1 });
      const settled = outbox.advance(round.id);
      options.background(settled);
      await within(settled, options.settleWait);
    }
  }
  return reportOf((await findRound(db, round.id)) ?? round);
}

/**
 * What became of a spin whose answer the page did not get. A spin that never arrived is cancelled here for good, so that
 * it can't be played behind the player's back later.
 */
export async function lookUp(
  db: Kysely<GamesTables>,
  session: GameSession,
  key: string,
  now: number,
): Promise<RoundReport> {
  const found = await findRoundByKey(db, session.owner, key);
  if (found) return reportOf(found);
  const tombstone = newRound(session, key, now);
  if (await addRound(db, tombstone)) return reportOf(tombstone);
  return reportOf((await findRoundByKey(db, session.owner, key)) ?? tombstone);
}

function repeated(row: RoundRow, bet: Bet): Spin {
  const same = row.state === 'cancelled' || (row.stake === bet.stake && row.lines === bet.lines);
  return same ? reportOf(row) : 'idempotency_conflict';
}
