import * as v from 'valibot';
import { toMinor } from '#src/contract/core/amount.ts';
import { readCpf } from '#src/contract/money/cpf.ts';
import type { Bank } from './bank.ts';
import { findChargeOfCode } from './charges.ts';
import { decideContest, openContest } from './contests.ts';
import { closeCharge, type Paid, pay } from './pay.ts';
import { decidePayout, PayoutMode, setPayoutMode } from './payouts.ts';
import { returnRest } from './returns.ts';

const code = v.pipe(v.string(), v.maxLength(1000));
const id = v.pipe(v.string(), v.regex(/^[a-zA-Z\d]{1,35}$/));
/** `12`, `12.34` or `12,34`; in minor units. Empty where the code has an amount. */
const amount = v.pipe(
  v.optional(v.string(), ''),
  v.trim(),
  v.regex(/^(?:\d{1,10}(?:[.,]\d{2})?)?$/),
  v.transform((text) => (text === '' ? undefined : toMinor(/[.,]/.test(text) ? text.replace(',', '.') : `${text}.00`))),
);
const cpf = v.pipe(
  v.string(),
  v.check((text) => readCpf(text) !== undefined),
  v.transform((text) => readCpf(text) ?? ''),
);

/** The acts of a person at the bank, by a form of its page or a control call. */
export const Act = v.variant('act', [
  v.object({
    act: v.literal('pay'),
    code,
    name: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(100)),
    cpf,
    way: v.picklist(['now', 'twice', 'late']),
    amount,
  }),
  v.object({ act: v.literal('close'), code }),
  v.object({ act: v.literal('return'), id }),
  v.object({ act: v.literal('contest'), id, reason: v.picklist(['FRAUDE', 'FALHA_OPERACIONAL']) }),
  v.object({ act: v.literal('decide-contest'), id, verdict: v.picklist(['give-back', 'reject']) }),
  v.object({ act: v.literal('confirm-payout'), id }),
  v.object({
    act: v.literal('refuse-payout'),
    id,
    reason: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(140)), ''),
  }),
  v.object({ act: v.literal('payout-mode'), mode: PayoutMode }),
]);
export type Act = v.InferOutput<typeof Act>;

/** The outcome of an act, for the page and the control call. */
export type Said =
  | Paid
  | 'closed'
  | 'returned'
  | 'contested'
  | 'given-back'
  | 'rejected'
  | 'payout-made'
  | 'payout-refused'
  | 'mode-set'
  | 'refused-nothing'
  | 'refused-input';

/** Does an act. An act that finds nothing to change is `refused-…`. */
export async function perform(bank: Bank, act: Act): Promise<Said> {
  const { clock, logger } = bank;
  const said = await doIt(bank, act);
  logger.info({ act: act.act, said, at: clock() }, 'an act at the bank');
  return said;
}

async function doIt(bank: Bank, act: Act): Promise<Said> {
  const or = (done: boolean, said: Said): Said => (done ? said : 'refused-nothing');
  switch (act.act) {
    case 'pay':
      return pay(bank, act.code, { name: act.name, cpf: act.cpf }, act.way, act.amount);
    case 'close': {
      const charge = await findChargeOfCode(bank, act.code);
      return or(charge !== undefined && (await closeCharge(bank, charge.txid)), 'closed');
    }
    case 'return':
      return or(await returnRest(bank, act.id), 'returned');
    case 'contest':
      return or(await openContest(bank, act.id, act.reason), 'contested');
    case 'decide-contest':
      return or(await decideContest(bank, act.id, act.verdict), act.verdict === 'reject' ? 'rejected' : 'given-back');
    case 'confirm-payout':
      return or(await decidePayout(bank, act.id, null), 'payout-made');
    case 'refuse-payout':
      return or(await decidePayout(bank, act.id, act.reason || 'Recusado pelo banco do favorecido.'), 'payout-refused');
    case 'payout-mode':
      await setPayoutMode(bank, act.mode);
      return 'mode-set';
  }
}
