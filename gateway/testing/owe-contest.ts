import type { Kysely } from 'kysely';
import type { Tables } from '../db/tables.ts';
import { transact } from '../db/transact.ts';
import { takeBack } from '../ledger/receivables.ts';

/** Records a contest by which the bank takes `amount` back (minor units) from a member whose wallet is empty: all of it is owed. */
export const oweContest = (db: Kysely<Tables>, memberId: string, amount: number, now: number): Promise<void> =>
  transact(db, async (trx) => {
    const [id, payment] = [`case-${memberId}`, `E-${memberId}`];
    await trx
      .insertInto('pix_payments')
      .values({
        ...{
          id: payment,
          deposit_id: '',
          amount_minor: amount,
          payer: '',
          outcome: 'returned',
          reason: 'unknown-charge',
        },
        ...{ paid_at: now, recorded_at: now, attempts: 0, next_at: null, turnover_minor: 0, turnover_from: 0 },
      })
      .execute();
    await trx
      .insertInto('contests')
      .values({
        ...{ id, payment_id: payment, member_id: memberId, currency: 'BRL', amount_minor: amount, reason: 'fraud' },
        ...{ state: 'taken-back', taken_minor: amount, wallet_minor: 0, owed_minor: amount },
        ...{ opened_at: now, recorded_at: now, ended_at: now, attempts: 0, next_at: null },
        ...{ answer: '', answer_reason: '', answered_by: '', answered_at: null, answer_due: 0 },
      })
      .execute();
    await takeBack(trx, { memberId, currency: 'BRL', amount, from: 'house:pix:BRL', ref: id }, now);
  });
