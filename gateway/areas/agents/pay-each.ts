import type { Transaction } from 'kysely';
import type { Gateway } from '#gateway/context/gateway.ts';
import type { Tables } from '#gateway/db/tables.ts';
import { transact } from '#gateway/db/transact.ts';
import { logHousePayment } from '#gateway/ledger/house-payments.ts';
import { backoff } from '#gateway/process/backoff.ts';
import { type CountedPay, PayHeld } from './pay-agent.ts';

/** Payments that one look takes. */
export const paidAtOnce = 200;
/** Pauses after payments that failed; ms. */
const pauses = { first: 60_000, longest: 86_400_000 };

type Payments<Due> = {
  /** Books one, unless another process has; `now` in epoch ms. Answers what it has counted towards, if anything. */
  readonly pay: (trx: Transaction<Tables>, due: Due, now: number) => Promise<CountedPay | undefined>;
  /** Stores when a failed one is tried again. */
  readonly postpone: (due: Due, next: { readonly attempts: number; readonly next_at: number }) => Promise<unknown>;
  /** The log's fields of a failed one. */
  readonly describe: (due: Due) => object;
};

/**
 * Pays each that is due in a transaction of its own; answers how many there were. One that fails is tried again later and holds up no
 * other.
 */
export async function payEach<Due extends { readonly attempts: number }>(
  { db, clock, logger }: Pick<Gateway, 'db' | 'clock' | 'logger'>,
  due: readonly Due[],
  { pay, postpone, describe }: Payments<Due>,
): Promise<number> {
  for (const one of due)
    try {
      const paid = await transact(db, (trx) => pay(trx, one, clock()));
      if (paid) logHousePayment({ logger }, paid.payment, paid.counted);
    } catch (error) {
      if (error instanceof PayHeld) logHousePayment({ logger }, error.pay.payment, error.pay.counted);
      else logger.error({ err: error, ...describe(one) }, 'not paid');
      await postpone(one, { attempts: one.attempts + 1, next_at: clock() + backoff(one.attempts, pauses) });
    }
  return due.length;
}
