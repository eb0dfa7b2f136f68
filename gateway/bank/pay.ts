import type { Transaction } from 'kysely';
import { toMinor } from '#src/contract/core/amount.ts';
import { readBrCode } from '#src/contract/money/br-code.ts';
import type { Bank } from './bank.ts';
import { expiryOf, findChargeOfCode } from './charges.ts';
import { newPaymentId } from './ids.ts';
import { notify } from './notify.ts';
import type { BankTables, ChargeRow, PaymentRow } from './tables.ts';

export type Payer = { readonly name: string; readonly cpf: string };
/** `twice`: two payments of one charge, or one more of a paid one; `late`: once it has expired. */
export type Way = 'now' | 'twice' | 'late';
export type Paid =
  | 'paid'
  | 'paid-twice'
  | 'scheduled'
  | 'refused-unknown'
  | 'refused-paid'
  | 'refused-expired'
  | 'refused-removed'
  | 'refused-amount';

/** Pays a code: of a charge its amount, of a static one its own or, where it has none, `amount` (minor units). */
export async function pay(bank: Bank, pasted: string, payer: Payer, way: Way, amount?: number): Promise<Paid> {
  const charge = await findChargeOfCode(bank, pasted);
  if (charge) return payCharge(bank, charge, payer, way);
  const code = readBrCode(pasted);
  if (!code || !('key' in code.payee) || code.payee.key !== bank.payee.key) return 'refused-unknown';
  const sum = code.amount === undefined ? (amount ?? 0) : toMinor(code.amount);
  if (sum <= 0) return 'refused-amount';
  const txid = code.txid === '***' ? null : code.txid;
  await bank.db.transaction().execute(async (trx) => {
    for (let time = 0; time < (way === 'twice' ? 2 : 1); time += 1)
      await settle(bank, trx, newPayment(bank, payer, { txid, amount: sum, at: bank.clock() }));
  });
  return way === 'twice' ? 'paid-twice' : 'paid';
}

async function payCharge(bank: Bank, { txid }: ChargeRow, payer: Payer, way: Way): Promise<Paid> {
  return bank.db.transaction().execute(async (trx) => {
    const charge = await trx.selectFrom('charges').selectAll().where('txid', '=', txid).executeTakeFirstOrThrow();
    const now = bank.clock();
    const isExpired = now >= expiryOf(charge);
    if (charge.status.startsWith('REMOVIDA')) return 'refused-removed';
    if (charge.status === 'CONCLUIDA' && way !== 'twice') return 'refused-paid';
    if (charge.status === 'ATIVA' && isExpired && way !== 'late') return 'refused-expired';
    const amount = Math.max(1, charge.amount - (bank.faults.short ? 1 : 0));
    if (way === 'late' && !isExpired) {
      const late = newPayment(bank, payer, { txid, amount, at: expiryOf(charge) + 1000 });
      await trx
        .insertInto('payments')
        .values({ ...late, state: 'scheduled' })
        .execute();
      return 'scheduled';
    }
    const times = way === 'twice' && charge.status === 'ATIVA' ? 2 : 1;
    for (let time = 0; time < times; time += 1)
      // The second one a millisecond later: all lists have both in one order.
      await settle(bank, trx, newPayment(bank, payer, { txid, amount, at: now + time }));
    return way === 'twice' ? 'paid-twice' : 'paid';
  });
}

const newPayment = (
  { clock }: Bank,
  { name, cpf }: Payer,
  of: Pick<PaymentRow, 'txid' | 'amount' | 'at'>,
): PaymentRow => ({ id: newPaymentId(clock()), state: 'settled', payer_name: name, payer_cpf: cpf, ...of });

/** Books a payment, completes its charge and tells it. A payment without a txid has no webhook: only a query finds it. */
async function settle(bank: Bank, trx: Transaction<BankTables>, payment: PaymentRow): Promise<void> {
  await trx.insertInto('payments').values(payment).execute();
  if (payment.txid === null) return;
  await trx
    .updateTable('charges')
    .set({ status: 'CONCLUIDA' })
    .where('txid', '=', payment.txid)
    .where('status', '=', 'ATIVA')
    .execute();
  await notify(bank, trx, 'pix', payment.id);
}

/** Lets late payments arrive whose time has come. One of a charge that was removed meanwhile is refused. */
export async function settleScheduled(bank: Bank): Promise<void> {
  const now = bank.clock();
  await bank.db.transaction().execute(async (trx) => {
    const due = await trx
      .selectFrom('payments')
      .selectAll()
      .where('state', '=', 'scheduled')
      .where('at', '<=', now)
      .execute();
    for (const payment of due) {
      await trx.deleteFrom('payments').where('id', '=', payment.id).execute();
      const charge = await trx
        .selectFrom('charges')
        .select('status')
        .where('txid', '=', payment.txid)
        .executeTakeFirst();
      if (!charge || charge.status.startsWith('REMOVIDA')) continue;
      await settle(bank, trx, { ...payment, state: 'settled', at: now });
    }
  });
}

/** The bank takes a charge back. False where it is paid or removed already. */
export async function closeCharge({ db }: Bank, txid: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('charges')
    .set((of) => ({ status: 'REMOVIDA_PELO_PSP', revision: of('revision', '+', 1) }))
    .where('txid', '=', txid)
    .where('status', '=', 'ATIVA')
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}
