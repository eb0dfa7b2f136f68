import type { Gateway } from '#gateway/context/gateway.ts';
import { transact } from '#gateway/db/transact.ts';
import { onePassAtATime } from '#gateway/process/one-pass.ts';
import { startWorker } from '#gateway/process/start-worker.ts';
import { bookPayment } from './book-payment.ts';
import { endDeposit } from './end-deposit.ts';
import type { PixProvider } from './provider.ts';

/** How far back the first look goes; ms. */
const lateFor = 7 * 86_400_000;
/** The bank's clock, and what it reports late, may differ by this much; ms. */
const overlap = 3_600_000;
/** Pauses between two looks: while somebody is asked to pay, and otherwise; ms. */
const pauses = { waiting: 5000, idle: 60_000 };
const firstPause = 5000;
const longestPause = 3_600_000;

const cursor = 'pix-reconciled';
const failure = 'the bank could not be asked for payments';

/**
 * Asks the bank for every payment since the last time and books those that are new: a webhook is no more than a hint that it is worth asking.
 * Answers how many it saw. Of several processes each may do it; a payment is booked once.
 */
export async function reconcile(gateway: Gateway, provider: PixProvider): Promise<number> {
  const { db, clock } = gateway;
  const now = clock();
  const last = await db.selectFrom('meta').select('value').where('key', '=', cursor).executeTakeFirst();
  const from = last ? Number(last.value) - overlap : now - lateFor;
  const payments = await provider.listPayments(from, now + overlap);
  for (const payment of payments) await bookPayment(gateway, payment);
  await db
    .insertInto('meta')
    .values({ key: cursor, value: String(now) })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value: String(now) }))
    .execute();
  return payments.length;
}

/** Gives back what is due to go back; answers how many payments it took up. */
export async function returnDue({ db, clock, logger }: Gateway, provider: PixProvider): Promise<number> {
  const due = await db
    .selectFrom('pix_payments')
    .select(['id', 'amount_minor', 'attempts'])
    .where('outcome', '=', 'returning')
    .where('next_at', '<=', clock())
    .orderBy('next_at')
    .limit(50)
    .execute();
  for (const { id, amount_minor: amount, attempts } of due) {
    const done = await provider.returnPayment(id, id, amount).catch((error: unknown) => {
      logger.warn({ err: error, payment: id }, 'a payment could not be given back');
      return false;
    });
    const pause = Math.min(firstPause * 2 ** attempts, longestPause);
    await db
      .updateTable('pix_payments')
      .set(done ? { outcome: 'returned', next_at: null } : { attempts: attempts + 1, next_at: clock() + pause })
      .where('id', '=', id)
      .where('outcome', '=', 'returning')
      .execute();
  }
  return due.length;
}

/** Ends charges that nobody paid in time. */
export async function expireDeposits({ db, clock }: Pick<Gateway, 'db' | 'clock'>): Promise<void> {
  const now = clock();
  const over = await db
    .selectFrom('deposits')
    .select('id')
    .where('state', '=', 'waiting')
    .where('expires_at', '<=', now)
    .execute();
  for (const { id } of over) await transact(db, (trx) => endDeposit(trx, id, 'expired', now));
}

const hints = new WeakMap<Gateway['events'], () => void>();

/** Asks the bank of a gateway at once, where it is being asked at all. */
export const hint = ({ events }: Pick<Gateway, 'events'>): void => hints.get(events)?.();

/** Reconciles from now on, and at once at a hint; answers how to stop. */
export function startReconciling(gateway: Gateway, provider: PixProvider): () => Promise<void> {
  const { db, events, logger } = gateway;
  const { run, idle } = onePassAtATime(async () => {
    await reconcile(gateway, provider);
    await returnDue(gateway, provider);
  });
  hints.set(events, () => {
    run().catch((error: unknown) => logger.warn({ err: error }, failure));
  });
  const stop = startWorker({
    logger,
    take: async () => {
      const waiting = await db.selectFrom('deposits').select('id').where('state', '=', 'waiting').limit(1).execute();
      await run();
      await expireDeposits(gateway);
      return waiting.length;
    },
    failure,
    pauseAfter: (waiting) => (waiting > 0 ? pauses.waiting : pauses.idle),
  });
  return async () => {
    hints.delete(events);
    await stop();
    await idle();
  };
}
