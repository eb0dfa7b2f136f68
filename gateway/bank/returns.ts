import type { Transaction } from 'kysely';
import { toMinor } from '#src/contract/core/amount.ts';
import type { ReturnAsked } from '#src/contract/money/pix-api.ts';
import type { Bank } from './bank.ts';
import { newId, newReturnId } from './ids.ts';
import { notify } from './notify.ts';
import { findPayment } from './payments.ts';
import { PixProblem } from './problems.ts';
import type { BankTables, PaymentRow, ReturnRow } from './tables.ts';

/** A payment may be given back for 90 days. */
const window = 90 * 86_400_000;

/** How much of a payment has not been given back. */
export async function restOf(trx: Transaction<BankTables>, { id, amount }: PaymentRow): Promise<number> {
  const { given } = await trx
    .selectFrom('returns')
    .select((of) => of.fn.sum<number | null>('amount').as('given'))
    .where('payment_id', '=', id)
    .executeTakeFirstOrThrow();
  return amount - (given ?? 0);
}

type Given = Pick<ReturnRow, 'id' | 'amount' | 'nature' | 'note'>;

/** Books a return, which is done at once, and tells it where the payment has a txid. */
export async function addReturn(
  bank: Bank,
  trx: Transaction<BankTables>,
  payment: PaymentRow,
  given: Given,
): Promise<ReturnRow> {
  const at = bank.clock();
  const row = { payment_id: payment.id, rtr_id: newReturnId(at), at, ...given };
  await trx.insertInto('returns').values(row).execute();
  if (payment.txid !== null) await notify(bank, trx, 'pix', payment.id);
  return row;
}

/** Gives a payment back, in whole or in part. The same request twice is one return. Throws a PixProblem. */
export function putReturn(
  bank: Bank,
  paymentId: string,
  id: string,
  asked: ReturnAsked,
): Promise<{ given: ReturnRow; created: boolean }> {
  const amount = toMinor(asked.valor);
  const note = asked.descricao ?? null;
  return bank.db.transaction().execute(async (trx) => {
    const payment = await findPayment({ db: trx }, paymentId);
    if (!payment) throw new PixProblem('PixNaoEncontrado');
    const known = await findReturn({ db: trx }, paymentId, id);
    if (known?.amount === amount && known.note === note) return { given: known, created: false };
    if (known) throw invalid('O id já foi usado por outra devolução.', 'devolucao.id');
    if (amount > (await restOf(trx, payment))) throw invalid('A soma excede o valor do Pix.', 'devolucao.valor');
    if (bank.clock() - payment.at > window) throw invalid('Passaram mais de 90 dias.', 'devolucao.valor');
    return { given: await addReturn(bank, trx, payment, { id, amount, nature: 'ORIGINAL', note }), created: true };
  });
}

/** Gives the rest of a payment back; false where there is none, or nothing left. */
export function returnRest(bank: Bank, paymentId: string): Promise<boolean> {
  return bank.db.transaction().execute(async (trx) => {
    const payment = await findPayment({ db: trx }, paymentId);
    const amount = payment ? await restOf(trx, payment) : 0;
    if (!payment || amount === 0) return false;
    await addReturn(bank, trx, payment, { id: newId(), amount, nature: 'ORIGINAL', note: null });
    return true;
  });
}

export const findReturn = ({ db }: Pick<Bank, 'db'>, paymentId: string, id: string): Promise<ReturnRow | undefined> =>
  db.selectFrom('returns').selectAll().where('payment_id', '=', paymentId).where('id', '=', id).executeTakeFirst();

const invalid = (razao: string, propriedade: string) => new PixProblem('PixDevolucaoInvalida', { razao, propriedade });
