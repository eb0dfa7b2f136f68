import { fromMinor } from '#src/contract/core/amount.ts';
import type { Contest, Defence } from '#src/contract/money/pix-bank.ts';
import type { Bank } from './bank.ts';
import { newId } from './ids.ts';
import { notify } from './notify.ts';
import { findPayment } from './payments.ts';
import { PixProblem } from './problems.ts';
import { addReturn, restOf } from './returns.ts';
import type { ContestRow } from './tables.ts';

/** Contests as the API answers them, in their order. */
export async function showContests({ db }: Pick<Bank, 'db'>, contests: readonly ContestRow[]): Promise<Contest[]> {
  if (contests.length === 0) return [];
  const ids = contests.map(({ id }) => id);
  const defences = await db.selectFrom('defences').selectAll().where('contest_id', 'in', ids).execute();
  return contests.map((contest) => {
    const defence = defences.find((one) => one.contest_id === contest.id);
    return {
      id: contest.id,
      endToEndId: contest.payment_id,
      valor: fromMinor(contest.amount),
      motivo: contest.reason,
      status: contest.status,
      criacao: new Date(contest.opened_at).toISOString(),
      ...(contest.closed_at !== null && { conclusao: new Date(contest.closed_at).toISOString() }),
      ...(contest.return_id !== null && { devolucaoId: contest.return_id }),
      ...(defence && { defesa: { analise: defence.analysis, justificativa: defence.note } }),
    };
  });
}

/** A contest; throws a PixProblem where there is none. */
export async function findContest({ db }: Pick<Bank, 'db'>, id: string): Promise<ContestRow> {
  const contest = await db.selectFrom('contests').selectAll().where('id', '=', id).executeTakeFirst();
  if (!contest) throw new PixProblem('InfracaoNaoEncontrada');
  return contest;
}

/**
 * Takes the payee's answer to an open contest, once: one that agrees gives the payment back. The same answer again changes nothing; another
 * one, or one that is too late, is a PixProblem.
 */
export async function defendContest(bank: Bank, id: string, { analise, justificativa }: Defence): Promise<void> {
  const contest = await findContest(bank, id);
  if (contest.status === 'ABERTA')
    await bank.db
      .insertInto('defences')
      .values({ contest_id: id, analysis: analise, note: justificativa, at: bank.clock() })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  const kept = await bank.db.selectFrom('defences').selectAll().where('contest_id', '=', id).executeTakeFirst();
  if (kept?.analysis !== analise || kept.note !== justificativa) throw new PixProblem('InfracaoInvalida');
  if (analise === 'aceito') await decideContest(bank, id, 'give-back');
}

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
