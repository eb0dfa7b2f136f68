import type { Transaction } from 'kysely';
import type { Gateway } from '#gateway/context/gateway.ts';
import type { Tables } from '#gateway/db/tables.ts';
import { transact } from '#gateway/db/transact.ts';
import { pixAccountId } from '#gateway/ledger/ledger-accounts.ts';
import { lockMember } from '#gateway/ledger/lock-member.ts';
import { takeBack } from '#gateway/ledger/receivables.ts';
import { sumOf } from '#gateway/ledger/sum-of.ts';
import { forgiveTurnover } from '#gateway/ledger/turnovers.ts';
import { takeBonusBack } from '../bonuses/book-bonus.ts';
import { notifyMember } from '../../notify/inbox/notify-member.ts';
import { contestRejected, depositOwed, depositTakenBack } from '../../notify/push/contest-messages.ts';

type Row = Tables['contests'];

/** The bank takes back more than it had paid. */
export class TooMuchTaken extends Error {}

/**
 * Ends an open contest, once, by its id: rejected, or with what the bank has taken back, in minor units. What a member was credited is taken
 * from their wallet as far as it reaches, and owed beyond that; a payment that was on its way back has gone that way. Throws TooMuchTaken,
 * and then changes nothing.
 */
export function endContest({ db, clock }: Gateway, id: string, taken: number | 'rejected'): Promise<void> {
  const now = clock();
  return transact(db, async (trx) => {
    const contest = await trx.selectFrom('contests').selectAll().where('id', '=', id).executeTakeFirst();
    if (!contest) return;
    const { member_id: memberId } = contest;
    if (memberId !== '') await lockMember(trx, memberId);
    const minor = taken === 'rejected' ? 0 : taken;
    if (minor > contest.amount_minor) throw new TooMuchTaken(`more was taken back than contested by ${id}`);
    const { numUpdatedRows: ended } = await trx
      .updateTable('contests')
      .set({
        ...{ state: taken === 'rejected' ? 'rejected' : 'taken-back', taken_minor: minor },
        ...{ ended_at: now, next_at: null, answer_due: 0 },
      })
      .where('id', '=', id)
      .where('state', '=', 'open')
      .executeTakeFirstOrThrow();
    if (ended === 0n) return;
    if (minor > 0) await bookTaken(trx, contest, minor, now);
    else if (memberId !== '') await notifyMember(trx, { memberId }, contestRejected, now);
  });
}

async function bookTaken(trx: Transaction<Tables>, contest: Row, minor: number, now: number): Promise<void> {
  const { id, payment_id: paymentId, member_id: memberId, currency } = contest;
  const payment = await trx
    .selectFrom('pix_payments')
    .selectAll()
    .where('id', '=', paymentId)
    .executeTakeFirstOrThrow();
  const { total } = await trx
    .selectFrom('contests')
    .select(sumOf('taken_minor').as('total'))
    .where('payment_id', '=', paymentId)
    .executeTakeFirstOrThrow();
  if (total > payment.amount_minor) throw new TooMuchTaken(`more was taken back than paid by ${paymentId}`);
  if (payment.outcome !== 'credited') {
    const gone = { outcome: 'returned', next_at: null } as const;
    await trx.updateTable('pix_payments').set(gone).where('id', '=', paymentId).execute();
    return;
  }
  const { turnover_minor: stakes, turnover_from: from, amount_minor: amount } = payment;
  await forgiveTurnover(trx, { memberId, currency, amount, stakes, from, taken: minor });
  await takeBonusBack(trx, payment.deposit_id, now);
  const house = pixAccountId(currency, memberId);
  const parts = await takeBack(trx, { memberId, currency, amount: minor, from: house, ref: id }, now);
  await trx
    .updateTable('contests')
    .set({ wallet_minor: parts.wallet, owed_minor: parts.owed })
    .where('id', '=', id)
    .execute();
  await notifyMember(trx, { memberId }, parts.owed > 0 ? depositOwed : depositTakenBack, now);
}
