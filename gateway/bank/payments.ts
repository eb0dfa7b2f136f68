import { fromMinor } from '#src/contract/core/amount.ts';
import type { Pix, Return } from '#src/contract/money/pix-api.ts';
import type { Bank } from './bank.ts';
import type { PaymentRow, ReturnRow } from './tables.ts';

/** A payment that has arrived, by its end-to-end id. */
export const findPayment = ({ db }: Pick<Bank, 'db'>, id: string): Promise<PaymentRow | undefined> =>
  db.selectFrom('payments').selectAll().where('id', '=', id).where('state', '=', 'settled').executeTakeFirst();

/** The payments of a charge that have arrived, oldest first. */
export const findPayments = ({ db }: Bank, txid: string): Promise<PaymentRow[]> =>
  db
    .selectFrom('payments')
    .selectAll()
    .where('txid', '=', txid)
    .where('state', '=', 'settled')
    .orderBy('at')
    .orderBy('id')
    .execute();

/** Payments as the API answers them, each with its returns. */
export async function showPayments({ db, payee }: Bank, payments: readonly PaymentRow[]): Promise<Pix[]> {
  const ids = payments.map(({ id }) => id);
  const returns =
    ids.length === 0
      ? []
      : await db.selectFrom('returns').selectAll().where('payment_id', 'in', ids).orderBy('at').execute();
  return payments.map((payment) => {
    const own = returns.filter(({ payment_id }) => payment_id === payment.id).map(showReturn);
    return {
      endToEndId: payment.id,
      ...(payment.txid !== null && { txid: payment.txid }),
      valor: fromMinor(payment.amount),
      chave: payee.key,
      horario: new Date(payment.at).toISOString(),
      pagador: { cpf: payment.payer_cpf, nome: payment.payer_name },
      ...(own.length > 0 && { devolucoes: own }),
    };
  });
}

/** A return as the API answers it. */
export const showReturn = ({ id, rtr_id, amount, nature, note, at }: ReturnRow): Return => ({
  id,
  rtrId: rtr_id,
  valor: fromMinor(amount),
  natureza: nature,
  ...(note !== null && { descricao: note }),
  horario: { solicitacao: new Date(at).toISOString(), liquidacao: new Date(at).toISOString() },
  status: 'DEVOLVIDO',
});
