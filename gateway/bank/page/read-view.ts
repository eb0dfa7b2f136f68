import { readBrCode } from '#src/contract/money/br-code.ts';
import { toMinor } from '#src/contract/core/amount.ts';
import type { PayoutMode } from '#src/contract/money/bank-acts.ts';
import type { Said } from '../acts.ts';
import type { Bank } from '../bank.ts';
import { expiryOf, findChargeOfCode } from '../charges.ts';
import { readPayoutMode } from '../payouts.ts';
import type { ChargeRow, ContestRow, PaymentRow, PayoutRow } from '../tables.ts';

export type Asked = { language: 'pt' | 'en'; code: string; name: string; cpf: string; said: Said | undefined };

/** `static`: a code without a charge, of our payee. `amount` in minor units; undefined where the payer chooses. */
export type Coded =
  | { kind: 'none' | 'unknown' }
  | { kind: 'static'; amount: number | undefined }
  | {
      kind: 'charge';
      amount: number;
      state: 'open' | 'expired' | 'paid' | 'removed';
      expiry: number;
      charge: ChargeRow;
    };

/** `returned`: how much of it was given back, in minor units. */
export type ShownPayment = PaymentRow & { returned: number; contest: ContestRow | undefined };

export type View = {
  readonly asked: Asked;
  readonly now: number;
  readonly payee: Bank['payee'];
  readonly coded: Coded;
  readonly payments: readonly ShownPayment[];
  readonly payouts: readonly PayoutRow[];
  readonly mode: PayoutMode;
};
const most = 20;

/** All that the page shows: the code's charge, the latest payments and payouts. */
export async function readView(bank: Bank, asked: Asked): Promise<View> {
  const { db, clock, payee } = bank;
  const payments = await db
    .selectFrom('payments')
    .selectAll()
    .orderBy('at', 'desc')
    .orderBy('id')
    .limit(most)
    .execute();
  const ids = payments.map(({ id }) => id);
  const [returns, contests] =
    ids.length === 0
      ? [[], []]
      : await Promise.all([
          db.selectFrom('returns').select(['payment_id', 'amount']).where('payment_id', 'in', ids).execute(),
          db.selectFrom('contests').selectAll().where('payment_id', 'in', ids).execute(),
        ]);
  return {
    asked,
    now: clock(),
    payee,
    coded: await readCoded(bank, asked.code),
    payments: payments.map((payment) => ({
      ...payment,
      returned: returns
        .filter(({ payment_id }) => payment_id === payment.id)
        .reduce((sum, { amount }) => sum + amount, 0),
      contest: contests.find(({ payment_id }) => payment_id === payment.id),
    })),
    payouts: await db.selectFrom('payouts').selectAll().orderBy('asked_at', 'desc').orderBy('id').limit(most).execute(),
    mode: await readPayoutMode(bank),
  };
}

async function readCoded(bank: Bank, pasted: string): Promise<Coded> {
  if (pasted === '') return { kind: 'none' };
  const charge = await findChargeOfCode(bank, pasted);
  if (charge) {
    const expiry = expiryOf(charge);
    return { kind: 'charge', amount: charge.amount, state: stateOf(charge, bank.clock()), expiry, charge };
  }
  const code = readBrCode(pasted);
  if (!code || !('key' in code.payee) || code.payee.key !== bank.payee.key) return { kind: 'unknown' };
  return { kind: 'static', amount: code.amount === undefined ? undefined : toMinor(code.amount) };
}

function stateOf(charge: ChargeRow, now: number): 'open' | 'expired' | 'paid' | 'removed' {
  if (charge.status === 'CONCLUIDA') return 'paid';
  if (charge.status !== 'ATIVA') return 'removed';
  return now >= expiryOf(charge) ? 'expired' : 'open';
}
