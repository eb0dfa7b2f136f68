import type { Transaction } from 'kysely';
import type { Gateway } from '#gateway/context/gateway.ts';
import type { Tables } from '#gateway/db/tables.ts';
import { transact } from '#gateway/db/transact.ts';
import { openWallet, pixAccountId } from '#gateway/ledger/ledger-accounts.ts';
import { lockMember } from '#gateway/ledger/lock-member.ts';
import { readMerchant } from '../site/merchant.ts';
import { countDeposit } from '#gateway/ledger/limits/count-limits.ts';
import { Refusal } from '#gateway/process/refusal.ts';
import { notifyMember } from '../notify/inbox/notify-member.ts';
import { depositArrived, depositReturned } from '../notify/push/money-messages.ts';
import { startBonus } from './bonuses/book-bonus.ts';
import { creditDeposit } from './credit-deposit.ts';
import { endDeposit } from './end-deposit.ts';
import type { Payment } from './provider.ts';
import { readCpf } from '#gateway/context/tax-ids.ts';

type Reason = Tables['pix_payments']['reason'];

/**
 * Books a payment that the bank reports, once for its end-to-end id, whatever was reported before and however often: it is credited, or
 * it goes back with a reason, and its deposit ends. A payment of an expired or cancelled charge is credited, too, where the member's limits have room for it: the
 * money is there, and it is the member's.
 */
export async function bookPayment(gateway: Gateway, payment: Payment): Promise<void> {
  const { endToEndId: id, txid, amountMinor: amount, payer, at } = payment;
  const known = await gateway.db.selectFrom('pix_payments').select('id').where('id', '=', id).executeTakeFirst();
  if (known) return;
  const booking = transact(gateway.db, async (trx) => {
    const deposit =
      txid === ''
        ? undefined
        : await trx.selectFrom('deposits').selectAll().where('txid', '=', txid).executeTakeFirst();
    // Before the wallet, which a late payment locks already where its limit is counted.
    if (deposit) await lockMember(trx, deposit.member_id);
    const now = gateway.clock();
    const { reason, at: creditedAt } = await decide(gateway, trx, payment, deposit, now);
    const recorded = await trx
      .insertInto('pix_payments')
      .values({
        id,
        deposit_id: deposit?.id ?? '',
        amount_minor: amount,
        payer,
        outcome: reason === '' ? 'credited' : 'returning',
        reason,
        paid_at: at,
        recorded_at: now,
        attempts: 0,
        next_at: reason === '' ? null : now,
        turnover_minor: 0,
        turnover_from: 0,
      })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .executeTakeFirst();
    if (recorded.numInsertedOrUpdatedRows !== 1n) throw new BookedMeanwhile();
    if (!deposit) return;
    const { member_id: memberId, currency } = deposit;
    if (reason !== '') {
      // The bank takes one payment for a charge: the member needs another code.
      await endDeposit(trx, deposit.id, 'cancelled', now);
      return notifyMember(trx, { memberId }, depositReturned, now);
    }
    const times = (await readMerchant({ db: trx }, gateway.config.merchant))?.settings.withdraw.depositTurnover ?? 0;
    const from = pixAccountId(currency, memberId);
    const { kept, stakes, turnoverFrom } = await creditDeposit(
      trx,
      { memberId, currency, amount, ref: id, from, times },
      creditedAt,
    );
    await startBonus(trx, deposit.id, kept, now);
    const turnover = { turnover_minor: stakes, turnover_from: turnoverFrom };
    await trx.updateTable('pix_payments').set(turnover).where('id', '=', id).execute();
    await notifyMember(trx, { memberId }, depositArrived, now);
  });
  await booking.catch((error: unknown) => {
    if (!(error instanceof BookedMeanwhile)) throw error;
  });
}

/** Another process has booked the payment: whatever was decided of it here is rolled back. */
class BookedMeanwhile extends Error {}

/** Why a payment goes back; empty: it is credited, `at` that time, and its deposit is taken by this very payment. */
async function decide(
  gateway: Gateway,
  trx: Transaction<Tables>,
  { endToEndId, amountMinor, payer, cpf }: Payment,
  deposit: Tables['deposits'] | undefined,
  now: number,
): Promise<{ readonly reason: Reason; readonly at: number }> {
  const because = (reason: Reason, at = now) => ({ reason, at });
  if (!deposit) return because('unknown-charge');
  if (cpf === '' || cpf !== (await readCpf(trx, gateway, deposit.member_id))) return because('other-payer');
  if (amountMinor !== deposit.amount_minor) return because('other-amount');
  const credit = { state: 'credited', credited_at: now, payer, reference: endToEndId } as const;
  const take = (...states: readonly Tables['deposits']['state'][]) =>
    trx
      .updateTable('deposits')
      .set(credit)
      .where('id', '=', deposit.id)
      .where('state', 'in', states)
      .returning('id')
      .executeTakeFirst();
  if (await take('waiting')) return because('');
  if (!(await take('expired', 'cancelled'))) return because('paid-twice');
  const countedAt = await countLate(trx, deposit, now);
  if (countedAt !== undefined) return because('', countedAt);
  const state = deposit.state === 'cancelled' ? 'cancelled' : 'expired';
  const ended = { state, credited_at: null, payer: '', reference: '' } as const;
  await trx.updateTable('deposits').set(ended).where('id', '=', deposit.id).execute();
  return because('over-limit');
}

/** Counts a deposit whose room was given back when it ended; answers when it counts, undefined where there is no room. */
async function countLate(trx: Transaction<Tables>, deposit: Tables['deposits'], now: number) {
  const wallet = await openWallet(trx, deposit.member_id, deposit.currency);
  try {
    return await countDeposit(trx, { wallet, amount: deposit.amount_minor }, now);
  } catch (error) {
    if (error instanceof Refusal && error.code === 'own_limit_reached') return undefined;
    throw error;
  }
}
