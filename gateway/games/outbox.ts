import type { Kysely } from 'kysely';
import { fromMinor, toMinor } from '#src/contract/core/amount.ts';
import { backoff } from '../process/backoff.ts';
import type { Answer, CallGateway } from './gateway-client.ts';
import type { Logger } from './logger.ts';
import { claimRound, dueRounds, findRound, lease, moveRound } from './rounds.ts';
import type { GamesTables, RoundRow } from './tables.ts';

export type OutboxOptions = {
  db: Kysely<GamesTables>;
  call: CallGateway;
  clock: () => number;
  logger: Logger;
  /** The new state of a waiting ticket; undefined while its draw is unknown. */
  settle: (ticket: RoundRow) => Promise<Partial<RoundRow> | undefined>;
};

/** The pending callbacks to the gateway, stored in the rounds: nothing is lost with the process. */
export type Outbox = {
  /** Sends the pending callbacks of a round until none is left or one has no response; then it is due again later. */
  advance: (roundId: string) => Promise<void>;
  /** Sends everything that is due. */
  runDue: () => Promise<void>;
};

const waits = { first: 1000, longest: 300_000 };

/** 1 s, 2 s, 4 s … up to five minutes. */
const waitAfter = (attempts: number): number => backoff(attempts - 1, waits);

/**
 * A bet without a response is rolled back, a win is paid, an ended round is reported, each retried with the same
 * transaction until the gateway acknowledges it (docs/decisions/006-money-in-a-ledger.md).
 */
export function createOutbox({ db, call, clock, logger, settle }: OutboxOptions): Outbox {
  const advance = async (roundId: string): Promise<void> => {
    for (;;) {
      const round = await findRound(db, roundId);
      if (!round || round.next_at === null || !(await step(round))) return;
    }
  };

  /** Sends one callback; true where the round advanced and may have another. */
  const step = async (round: RoundRow): Promise<boolean> => {
    const { id, state } = round;
    const names = { playerId: round.player_id, roundId: id };
    if (state === 'betting') return moveRound(db, id, 'betting', { state: 'rolling-back', next_at: clock() + lease });
    if (state === 'rolling-back') {
      const transactions = { transactionId: `${id}:rollback`, betTransactionId: `${id}:bet` };
      const answer = await call('rollback', round.vassalage, { ...names, ...transactions });
      if (answer.kind !== 'ok') return putOff(round, answer);
      return moveRound(db, id, state, {
        state: 'cancelled',
        lane: null,
        presented: 1,
        next_at: null,
        balance: toMinor(answer.value.balance),
      });
    }
    if (state === 'waiting') {
      const settled = await settle(round);
      if (!settled) return wait(round);
      return moveRound(db, id, state, { ...settled, attempts: 0, next_at: clock() + lease });
    }
    if (state === 'winning') {
      const money = {
        transactionId: `${id}:win`,
        amount: fromMinor(round.win),
        currency: round.currency,
        nodeId: round.node_id,
      };
      const answer = await call('win', round.vassalage, { ...names, ...money });
      if (answer.kind !== 'ok') return putOff(round, answer);
      const balance = toMinor(answer.value.balance);
      return moveRound(db, id, state, { state: 'ending', balance, attempts: 0, next_at: clock() + lease });
    }
    if (round.own_wallet === 1) {
      const { id: roundId, node_id: nodeId, currency, player_id: playerId } = round;
      const money = { stake: fromMinor(round.stake), win: fromMinor(round.win) };
      const answer = await call('report-round', round.vassalage, { playerId, roundId, nodeId, currency, ...money });
      // Until the gateway has it, nothing is paid out of the wallet.
      if (answer.kind !== 'ok') return putOff(round, answer);
      return moveRound(db, id, 'ending', { state: 'done', next_at: null });
    }
    const answer = await call('end-round', round.vassalage, { ...names, transactionId: `${id}:end` });
    if (answer.kind === 'unknown') return putOff(round, answer);
    // All money is settled here: a refused end of a round is not retried.
    if (answer.kind === 'refused')
      logger.warn({ round: id, code: answer.code }, 'the gateway refused the end of a round');
    return moveRound(db, id, 'ending', { state: 'done', next_at: null });
  };

  /** Tries again later. */
  const wait = async ({ id, state, attempts }: RoundRow): Promise<false> => {
    await moveRound(db, id, state, { attempts: attempts + 1, next_at: clock() + waitAfter(attempts + 1) });
    return false;
  };

  const putOff = async (round: RoundRow, answer: Exclude<Answer<unknown>, { kind: 'ok' }>): Promise<false> => {
    const attempts = round.attempts + 1;
    const reason = answer.kind === 'refused' ? answer.code : answer.reason;
    const level = answer.kind === 'refused' ? 'error' : 'warn';
    logger[level]({ round: round.id, state: round.state, attempts, reason }, 'a callback was not acknowledged');
    return wait(round);
  };

  return {
    advance,
    runDue: async () => {
      for (const round of await dueRounds(db, clock(), 50)) {
        if (await claimRound(db, round, clock())) await advance(round.id);
      }
    },
  };
}
