import type { Act } from '#src/contract/money/bank-acts.ts';
import type { Bank } from './bank.ts';
import { findChargeOfCode } from './charges.ts';
import { decideContest, openContest } from './contests.ts';
import { closeCharge, type Paid, pay } from './pay.ts';
import { decidePayout, setPayoutMode } from './payouts.ts';
import { returnRest } from './returns.ts';

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
