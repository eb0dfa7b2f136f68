import type { Gateway } from '#gateway/context/gateway.ts';
import { transact } from '#gateway/db/transact.ts';
import { lockMember } from '#gateway/ledger/lock-member.ts';
import { notifyMember } from '../../notify/inbox/notify-member.ts';
import { depositContested } from '../../notify/push/contest-messages.ts';
import { bookPayment } from '../book-payment.ts';
import type { Contest, PixProvider } from '../provider.ts';

/**
 * Records a contest that the bank names, once, as open: what became of it is asked by its id (settle-contests.ts). Its payment is booked first where it is
 * not known yet. False where the bank does not know that payment.
 */
export async function recordContest(gateway: Gateway, provider: PixProvider, contest: Contest): Promise<boolean> {
  const { db } = gateway;
  const { id, endToEndId, amountMinor, reason, openedAt } = contest;
  const known = await db.selectFrom('contests').select('id').where('id', '=', id).executeTakeFirst();
  if (known) return true;
  if (!(await findPayment(gateway, endToEndId))) {
    const payment = await provider.readPayment(endToEndId);
    if (!payment) return false;
    await bookPayment(gateway, payment);
  }
  const payment = await findPayment(gateway, endToEndId);
  if (!payment) return false;
  const now = gateway.clock();
  const { member_id: memberId, currency } = payment;
  await transact(db, async (trx) => {
    // A withdrawal that is being requested sees the contest, or has ended before it.
    if (memberId !== null) await lockMember(trx, memberId);
    const { numInsertedOrUpdatedRows: recorded } = await trx
      .insertInto('contests')
      .values({
        ...{ id, payment_id: endToEndId, member_id: memberId ?? '', currency: currency ?? '' },
        ...{ amount_minor: amountMinor, reason, state: 'open', taken_minor: 0, wallet_minor: 0, owed_minor: 0 },
        ...{ opened_at: openedAt, recorded_at: now, ended_at: null, attempts: 0, next_at: now },
        ...{ answer: '', answer_reason: '', answered_by: '', answered_at: null, answer_due: 0 },
      })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .executeTakeFirstOrThrow();
    if (recorded === 1n && memberId !== null && payment.outcome === 'credited')
      await notifyMember(trx, { memberId }, depositContested, now);
  });
  return true;
}

/** A payment that is known here, with the member whose deposit it was for, if any. */
const findPayment = ({ db }: Gateway, id: string) =>
  db
    .selectFrom('pix_payments')
    .leftJoin('deposits', 'deposits.id', 'pix_payments.deposit_id')
    .select(['pix_payments.outcome', 'deposits.member_id', 'deposits.currency'])
    .where('pix_payments.id', '=', id)
    .executeTakeFirst();
