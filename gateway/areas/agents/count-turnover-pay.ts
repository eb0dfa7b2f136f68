import { type Transaction, sql } from 'kysely';
import type { Tables } from '#gateway/db/tables.ts';
import { type Counted, countHousePayment, type HousePayment } from '#gateway/ledger/house-payments.ts';
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

type TurnoverPay = Pick<HousePayment, 'kind' | 'ref' | 'currency' | 'amount'> & {
  readonly agentId: string;
  /** Of the turnover. */
  readonly day: string;
};

/**
 * Counts what an agent is about to be paid for a day's turnover towards today's limit of each vendor where their team has played, so that a vendor whose
 * rounds return their stakes cannot be paid by the house without a limit. Throws PayHeld.
 */
export async function countTurnoverPay(
  trx: Transaction<Tables>,
  { agentId, day, ...paid }: TurnoverPay,
  limits: Config['rewardLimits'],
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
