import type { Gateway } from '#gateway/context/gateway.ts';
import { transact } from '#gateway/db/transact.ts';
import { backoff } from '#gateway/process/backoff.ts';
import { startWorker } from '#gateway/process/start-worker.ts';
import { type Merchant, readMerchant } from '../../site/merchant.ts';
import { closeDays } from './close-days.ts';
import { payDay, type Work } from './pay.ts';

/** Poll interval while nothing is due, and the delays after a failure; ms. */
const pollInterval = 60_000;
const delays = { first: 60_000, longest: 3_600_000 };
/** Days of invited members that one look settles. */
const batch = 200;

/**
 * Closes the days that have ended, and settles each invited member's day in a transaction of its own. What fails is tried again later and
 * keeps nobody waiting but that member's next days, whose carry follows from it. Returns the number of those settled.
 */
export async function payCommissions(gateway: Pick<Gateway, 'db' | 'clock' | 'config' | 'logger'>): Promise<number> {
  const { db, clock, config } = gateway;
  const merchant = await readMerchant(gateway, config.merchant);
  if (!merchant) return 0;
  await closeDays(db, merchant, clock());
  const due = await db
    .selectFrom('commission_work')
    .select(['day', 'invited_id', 'inviter_id', 'attempts'])
    .where('merchant_code', '=', merchant.code)
    .where('next_at', '<=', clock())
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('commission_work as earlier')
            .select('earlier.day')
            .whereRef('earlier.invited_id', '=', 'commission_work.invited_id')
            .whereRef('earlier.day', '<', 'commission_work.day'),
        ),
      ),
    )
    .orderBy('day')
    .orderBy('invited_id')
    .limit(batch)
    .execute();
  let settled = 0;
  for (const work of due) if (await payOrPostpone(gateway, merchant, work)) settled += 1;
  return settled;
}

type Due = Work & { readonly attempts: number };

async function payOrPostpone(
  { db, clock, logger }: Pick<Gateway, 'db' | 'clock' | 'logger'>,
  merchant: Merchant,
  { attempts, ...work }: Due,
): Promise<boolean> {
  try {
    await transact(db, (trx) => payDay(trx, work, merchant, clock()));
    return true;
  } catch (error) {
    logger.warn({ err: error, ...work }, 'a commission was not paid');
    const next_at = clock() + backoff(attempts, delays);
    await db
      .updateTable('commission_work')
      .set((eb) => ({ attempts: eb('attempts', '+', 1), next_at }))
      .where('day', '=', work.day)
      .where('invited_id', '=', work.invited_id)
      .execute();
    return false;
  }
}

/** Starts doing so regularly; returns a function that stops it. */
export const startPaying = (gateway: Gateway): (() => Promise<void>) =>
  startWorker({
    logger: gateway.logger,
    take: () => payCommissions(gateway),
    failure: 'commissions were not paid',
    pauseAfter: (taken) => (taken > 0 ? 100 : pollInterval),
  });
