import { type Transaction, sql } from 'kysely';
import type { Tables } from '#gateway/db/tables.ts';
import { type Counted, countHousePayment, type HousePayment } from '#gateway/ledger/house-payments.ts';
import { houseAccountId, openWallet } from '#gateway/ledger/ledger-accounts.ts';
import { moveMoney } from '#gateway/ledger/ledger.ts';
import { sumOf } from '#gateway/ledger/sum-of.ts';
import type { Config } from '#gateway/process/config.ts';
import { rowsBelow } from './day-figures.ts';

/** A payment of the house, and what it has counted towards, for logHousePayment after the commit. */
export type CountedPay = { readonly payment: HousePayment; readonly counted: Counted };

/** A payment that would exceed a vendor's limit of the day; its transaction must roll back, and it is tried again later. */
export class PayHeld extends Error {
  readonly pay: CountedPay;

  constructor(pay: CountedPay) {
    super('more than a vendor may cost the house in a day');
    this.pay = pay;
  }
}

type Limits = Config['rewardLimits'];
/** `day`: of the turnover that it is paid for. */
type Pay = Pick<HousePayment, 'ref' | 'currency' | 'amount'> & { readonly agentId: string; readonly day: string };
/** The kinds of journals. */
type TurnoverPay = Pay & ({ readonly kind: 'rebate' } | { readonly kind: 'salary' } | { readonly kind: 'hourly' });
type DividendPay = Pay & { readonly kind: 'dividend' };

/**
 * Books what the house pays an agent. `limits`: of what it pays in a day for turnover, which dividends are not of; a past that is booked afterwards has
 * none. Answers what it has counted towards, if anything. Throws PayHeld.
 */
export async function payAgent(
  trx: Transaction<Tables>,
  pay: TurnoverPay | DividendPay,
  limits: Limits | undefined,
  now: number,
): Promise<CountedPay | undefined> {
  const { kind, ref, currency, amount, agentId } = pay;
  const counted = limits && pay.kind !== 'dividend' ? await countTurnoverPay(trx, pay, limits, now) : undefined;
  const wallet = await openWallet(trx, agentId, currency);
  await moveMoney(trx, { kind, ref, wallet, other: houseAccountId(currency, agentId), amount }, now);
  return counted;
}

/**
 * Counts what an agent is about to be paid for a day's turnover towards today's limit of each vendor where their team has played, so that a vendor whose
 * rounds return their stakes cannot be paid by the house without a limit. Throws PayHeld.
 */
async function countTurnoverPay(
  trx: Transaction<Tables>,
  { agentId, day, ...paid }: TurnoverPay,
  limits: Limits,
  now: number,
): Promise<CountedPay> {
  const stakes = await rowsBelow(trx, { from: day, to: day }, [agentId])
    .where('member_days.currency', '=', paid.currency)
    .where('member_days.vendor', '!=', sql.lit(''))
    .select('member_days.vendor')
    .select(sumOf('member_days.turnover_minor').as('minor'))
    .groupBy('member_days.vendor')
    .execute();
  const payment: HousePayment = { ...paid, memberId: agentId, stakes, capped: false };
  const pay = { payment, counted: await countHousePayment(trx, payment, limits, now) };
  if (pay.counted.held) throw new PayHeld(pay);
  return pay;
}
