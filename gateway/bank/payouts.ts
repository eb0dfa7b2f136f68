import { fromMinor, toMinor } from '#src/contract/core/amount.ts';
import { PayoutMode } from '#src/contract/money/bank-acts.ts';
import type { Payout, PayoutAsked, PayoutStatus } from '#src/contract/money/pix-bank.ts';
import { readPixKey } from '#src/contract/money/pix-key.ts';
import * as v from 'valibot';
import type { Bank } from './bank.ts';
import { newPayoutId } from './ids.ts';
import { notify } from './notify.ts';
import { PixProblem } from './problems.ts';
import type { PayoutRow } from './tables.ts';

const slowness = 60_000;

export async function readPayoutMode({ db }: Bank): Promise<PayoutMode> {
  const row = await db.selectFrom('settings').select('value').where('name', '=', 'payout-mode').executeTakeFirst();
  return v.parse(v.fallback(PayoutMode, 'at-once'), row?.value);
}

export async function setPayoutMode({ db }: Bank, value: PayoutMode): Promise<void> {
  await db
    .insertInto('settings')
    .values({ name: 'payout-mode', value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute();
}

export const findPayout = ({ db }: Bank, id: string): Promise<PayoutRow | undefined> =>
  db.selectFrom('payouts').selectAll().where('id', '=', id).executeTakeFirst();

/** A payout as the API answers it. */
export const showPayout = ({
  id,
  payment_id,
  amount,
  key,
  status,
  reason,
  asked_at,
  settled_at,
}: PayoutRow): Payout => ({
  id,
  endToEndId: payment_id,
  valor: fromMinor(amount),
  chave: key,
  status,
  horario: {
    solicitacao: new Date(asked_at).toISOString(),
    ...(settled_at !== null && { liquidacao: new Date(settled_at).toISOString() }),
  },
  ...(reason !== null && { motivo: reason }),
});

/** Takes a payout, once for each id. Throws a PixProblem: of a key that is not the payee's, or of another body under the same id. */
export async function putPayout(
  bank: Bank,
  id: string,
  asked: PayoutAsked,
): Promise<{ payout: PayoutRow; created: boolean; mode: PayoutMode }> {
  if (asked.pagador.chave !== bank.payee.key)
    throw new PixProblem('PagamentoInvalido', {
      razao: 'A chave não pertence a este usuário.',
      propriedade: 'pagador.chave',
    });
  const mode = await readPayoutMode(bank);
  const now = bank.clock();
  const { status, reason } = firstStatus(asked, mode);
  const row: PayoutRow = {
    id,
    payment_id: newPayoutId(now),
    asked: JSON.stringify(asked),
    amount: toMinor(asked.valor),
    key: nameOf(asked),
    status,
    reason,
    asked_at: now,
    settled_at: status === 'EM_PROCESSAMENTO' ? null : now,
    due_at: status === 'EM_PROCESSAMENTO' && mode === 'slow' ? now + slowness : null,
  };
  return bank.db.transaction().execute(async (trx) => {
    const known = await trx.selectFrom('payouts').selectAll().where('id', '=', id).executeTakeFirst();
    if (known && known.asked !== row.asked) throw new PixProblem('PagamentoEmConflito');
    if (known) return { payout: known, created: false, mode };
    await trx.insertInto('payouts').values(row).execute();
    if (row.settled_at !== null) await notify(bank, trx, 'payouts', id);
    return { payout: row, created: true, mode };
  });
}

/** The key of a payout, or `001 0412 314882` of an account. */
function nameOf({ favorecido }: PayoutAsked): string {
  if ('chave' in favorecido) return favorecido.chave;
  const { banco, agencia, conta } = favorecido.contaBancaria;
  return `${banco} ${agencia} ${conta}`;
}

function firstStatus({ favorecido }: PayoutAsked, mode: PayoutMode): Pick<PayoutRow, 'status' | 'reason'> {
  const read = readPixKey('chave' in favorecido ? favorecido.chave : '');
  const isAnother = 'key' in read && read.kind === 'cpf' && favorecido.cpf !== undefined && read.key !== favorecido.cpf;
  if (isAnother) return { status: 'NAO_REALIZADO', reason: 'A chave não é do CPF informado.' };
  return { status: mode === 'at-once' || mode === 'wrong' ? 'REALIZADO' : 'EM_PROCESSAMENTO', reason: null };
}

/** Makes or refuses a payout that is in process. False where there is none. */
export function decidePayout(bank: Bank, id: string, reason: string | null): Promise<boolean> {
  return bank.db.transaction().execute(async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('payouts')
      .set({ status: reason === null ? 'REALIZADO' : 'NAO_REALIZADO', reason, settled_at: bank.clock(), due_at: null })
      .where('id', '=', id)
      .where('status', '=', 'EM_PROCESSAMENTO' satisfies PayoutStatus)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n) return false;
    await notify(bank, trx, 'payouts', id);
    return true;
  });
}
