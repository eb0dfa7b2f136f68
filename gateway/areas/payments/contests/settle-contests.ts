import type { Gateway } from '#gateway/context/gateway.ts';
import type { Tables } from '#gateway/db/tables.ts';
import type { PixProvider } from '../provider.ts';
import { endContest, TooMuchTaken } from './end-contest.ts';

/** How often an open contest is asked after, unless a webhook hints at it; ms. */
const pause = 60_000;
const atOnce = 50;

/**
 * Tells the bank what an operator has answered to open contests, asks what became of them, and ends those that are decided; answers how many
 * it took up.
 */
export async function settleContests(gateway: Gateway, provider: PixProvider): Promise<number> {
  const { db, clock, logger } = gateway;
  const due = await db
    .selectFrom('contests')
    .selectAll()
    .where('state', '=', 'open')
    .where('next_at', '<=', clock())
    .orderBy('next_at')
    .limit(atOnce)
    .execute();
  for (const row of due) {
    await db
      .updateTable('contests')
      .set({ attempts: row.attempts + 1, next_at: clock() + pause })
      .where('id', '=', row.id)
      .where('state', '=', 'open')
      .execute();
    await settle(gateway, provider, row).catch((error: unknown) => {
      const level = error instanceof TooMuchTaken ? 'error' : 'warn';
      logger[level]({ err: error, contest: row.id }, 'a contest could not be settled');
    });
  }
  return due.length;
}

async function settle(gateway: Gateway, provider: PixProvider, row: Tables['contests']): Promise<void> {
  const found = await provider.readContest(row.id);
  if (found.endToEndId !== row.payment_id)
    throw new TooMuchTaken(`the contest ${row.id} is of another payment than before`);
  const answers = found.state === 'open' && row.answer_due === 1;
  if (answers) await sendAnswer(gateway, provider, row);
  const { state, endToEndId, returnId } = answers ? await provider.readContest(row.id) : found;
  if (state === 'rejected') await endContest(gateway, row.id, 'rejected');
  if (state !== 'taken-back') return;
  const taken = returnId === '' ? 0 : await provider.readReturn(endToEndId, returnId);
  // A return that is still in progress is asked after again.
  if (returnId === '' || taken > 0) await endContest(gateway, row.id, taken);
}

async function sendAnswer({ db }: Gateway, provider: PixProvider, row: Tables['contests']): Promise<void> {
  await provider.answerContest(row.id, { accepted: row.answer === 'accepted', reason: row.answer_reason });
  await db
    .updateTable('contests')
    .set({ answer_due: 0 })
    .where('id', '=', row.id)
    .where('answered_at', '=', row.answered_at)
    .execute();
}

/** Asks about every open contest at the next pass. */
export const askContestsAgain = ({ db, clock }: Gateway): Promise<unknown> =>
  db
    .updateTable('contests')
    .set({ next_at: clock() })
    .where('state', '=', 'open')
    .where('next_at', '>', clock())
    .execute();
