import type { Kysely } from 'kysely';
import { reportOf } from './reports.ts';
import { addRound, findRoundByKey, markPresented, moveRound } from './rounds.ts';
import { type GameSession, playMoney } from './sessions.ts';
import type { RoundReport } from './shared/page-api.ts';
import type { GamesTables, RoundRow } from './tables.ts';

/**
 * A round in play money: it never leaves this vendor. A guest who has run out is topped up first, which the report says.
 */
export async function playForFun(db: Kysely<GamesTables>, session: GameSession, drawn: RoundRow): Promise<RoundReport> {
  return db.transaction().execute(async (transaction) => {
    const round: RoundRow = { ...drawn, lane: null, next_at: null };
    if (!(await addRound(transaction, round))) {
      return reportOf((await findRoundByKey(transaction, session.owner, round.idempotency_key)) ?? round);
    }
    const { stake, win } = round;
    const change = transaction.updateTable('demo_sessions').where('id', '=', session.id).returning('play_balance');
    const taken = await change
      .set((of) => ({ play_balance: of('play_balance', '-', stake) }))
      .where('play_balance', '>=', stake)
      .executeTakeFirst();
    const { play_balance: afterBet } =
      taken ?? (await change.set({ play_balance: playMoney - stake }).executeTakeFirstOrThrow());
    const balance = afterBet + win;
    await change.set({ play_balance: balance }).execute();
    await markPresented(transaction, { ...round, created_at: round.created_at - 1 });
    const settled = { state: 'done', balance_after_bet: afterBet, balance } as const;
    await moveRound(transaction, round.id, 'betting', settled);
    return reportOf({ ...round, ...settled }, !taken);
  });
}
