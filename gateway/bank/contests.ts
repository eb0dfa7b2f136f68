import { fromMinor } from '#src/contract/core/amount.ts';
import type { Contest } from '#src/contract/money/pix-bank.ts';
import type { Bank } from './bank.ts';
import { newId } from './ids.ts';
import { notify } from './notify.ts';
import { findPayment } from './payments.ts';
import { addReturn, restOf } from './returns.ts';
import type { ContestRow } from './tables.ts';

/** A contest as the API answers it. */
export const showContest = (contest: ContestRow): Contest => ({
  id: contest.id,
  endToEndId: contest.payment_id,
  valor: fromMinor(contest.amount),
  motivo: contest.reason,
  status: contest.status,
  criacao: new Date(contest.opened_at).toISOString(),
  ...(contest.closed_at !== null && { conclusao: new Date(contest.closed_at).toISOString() }),
  ...(contest.return_id !== null && { devolucaoId: contest.return_id }),
});

/** The payer contests a payment, once. False where there is none, nothing of it is left, or it was contested before. */
export function openContest(bank: Bank, paymentId: string, reason: Contest['motivo']): Promise<boolean> {
  return bank.db.transaction().execute(async (trx) => {
    const payment = await findPayment({ db: trx }, paymentId);
    const amount = payment ? await restOf(trx, payment) : 0;
    if (amount === 0) return false;
    const id = newId();
    const opened = { payment_id: paymentId, amount, reason, status: 'ABERTA' as const, opened_at: bank.clock() };
    const { numInsertedOrUpdatedRows: inserted } = await trx
      .insertInto('contests')
      .values({ id, ...opened, closed_at: null, return_id: null })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow();
    if (inserted === 0n) return false;
    await notify(bank, trx, 'infracoes', id);
    return true;
  });
}

/** Decides an open contest: the rest of the payment goes back to its payer, or the payment stays. False where none is open. */
export function decideContest(bank: Bank, id: string, verdict: 'give-back' | 'reject'): Promise<boolean> {
  return bank.db.transaction().execute(async (trx) => {
    const contest = await trx
      .selectFrom('contests')
      .selectAll()
      .where('id', '=', id)
      .where('status', '=', 'ABERTA')
      .executeTakeFirst();
    const payment = contest && (await findPayment({ db: trx }, contest.payment_id));
    if (!contest || !payment) return false;
    const amount = Math.min(contest.amount, await restOf(trx, payment));
    const nature = contest.reason === 'FRAUDE' ? ('MED_FRAUDE' as const) : ('MED_OPERACIONAL' as const);
    const given =
      verdict === 'give-back' && amount > 0
        ? await addReturn(bank, trx, payment, { id: newId(), amount, nature, note: null })
        : null;
    await trx
      .updateTable('contests')
      .set({
        status: verdict === 'give-back' ? 'DEVOLVIDA' : 'REJEITADA',
        closed_at: bank.clock(),
        return_id: given?.id ?? null,
      })
      .where('id', '=', id)
      .execute();
    await notify(bank, trx, 'infracoes', id);
    return true;
  });
}
