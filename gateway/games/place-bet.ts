import type { Kysely } from 'kysely';
import { fromMinor, toMinor } from '#src/contract/core/amount.ts';
import type { CallGateway } from './gateway-client.ts';
import type { RandomBelow } from './maths.ts';
import type { Outbox } from './outbox.ts';
import { refusalFor } from './reports.ts';
import { lease, moveRound } from './rounds.ts';
import type { GameSession } from './sessions.ts';
import type { GamesTables, RoundRow } from './tables.ts';

export type PlayOptions = {
  db: Kysely<GamesTables>;
  call: CallGateway;
  outbox: Outbox;
  randomBelow: RandomBelow;
  clock: () => number;
  /** Work that continues after the response. */
  background: (work: Promise<unknown>) => void;
  /** Timeout of the wait for a win once the bet is accepted; ms. */
  settleWait: number;
};

/**
 * Sends the bet of a stored round, and advances it: to the state of `taken` once the gateway has accepted the stake, to `refused` where
 * it has not, and to a rollback where the outcome is unknown. Returns whether it was accepted.
 */
export async function placeBet(
  { db, call, clock, outbox, background }: PlayOptions,
  session: GameSession,
  round: RoundRow,
  taken: () => Pick<RoundRow, 'state' | 'next_at'>,
): Promise<boolean> {
  const answer = await call('bet', session.vassalage, {
    playerToken: session.playerToken,
    playerId: session.player_id,
    roundId: round.id,
    transactionId: `${round.id}:bet`,
    amount: fromMinor(round.stake),
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
    return false;
  }
  if (answer.kind === 'unknown') {
    await moveRound(db, round.id, 'betting', { state: 'rolling-back', next_at: clock() + lease });
    background(outbox.advance(round.id));
    return false;
  }
  const balance = toMinor(answer.value.balance);
  return moveRound(db, round.id, 'betting', {
    ...taken(),
    lane: null,
    balance_after_bet: balance,
    balance,
    refilled: answer.value.dealt ? 1 : 0,
  });
}
