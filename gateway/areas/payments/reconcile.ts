import { readMeta, writeMeta } from '#gateway/db/meta.ts';
import type { Gateway } from '#gateway/context/gateway.ts';
import { transact } from '#gateway/db/transact.ts';
import { backoff } from '#gateway/process/backoff.ts';
import { onePassAtATime } from '#gateway/process/one-pass.ts';
import { startWorker } from '#gateway/process/start-worker.ts';
import { bookPayment } from './book-payment.ts';
import { endDeposit } from './end-deposit.ts';
import { findContests } from './contests/find-contests.ts';
import { askContestsAgain, settleContests } from './contests/settle-contests.ts';
import type { Payment, PixProvider } from './provider.ts';

/** How far back the first look goes; ms. */
const lateFor = 7 * 86_400_000;
/** What the bank reports late is within this time; ms. */
const overlap = 3_600_000;
/** The bank's clock may be wrong by this much: a wider look now and then finds what was not where it should be; ms. */
const clockError = 3 * 86_400_000;
/** How often the bank is asked for contests, and for payments more widely; ms. */
const every = { contests: 60_000, wide: 600_000 };
/** Pauses between two looks: while somebody is asked to pay or a deposit is contested, and otherwise; ms. */
const pauses = { waiting: 5000, idle: 60_000 };
/** Pauses after a payment that could not be given back; ms. */
const returnPauses = { first: 5000, longest: 3_600_000 };
/** Ids that are looked up in one statement. */
const atOnce = 500;

const cursors = { payments: 'pix-reconciled', wide: 'pix-reconciled-widely', contests: 'pix-contests' } as const;
const failure = 'the bank could not be asked for payments';

/**
 * Asks the bank for every payment since the last time and books those that are new: a webhook is no more than a hint that it is worth asking.
 * Answers how many it saw. Of several processes each may do it; a payment is booked once.
 */
export async function reconcile(gateway: Gateway, provider: PixProvider): Promise<number> {
  const now = gateway.clock();
  const lastWide = await readCursor(gateway, 'wide');
  const isWide = lastWide === undefined || now - lastWide >= every.wide;
  const last = isWide ? lastWide : await readCursor(gateway, 'payments');
  const within = isWide ? clockError : overlap;
  const payments = await provider.listPayments(last === undefined ? now - lateFor : last - within, now + within);
  for (const payment of await unknownOf(gateway, payments)) await bookPayment(gateway, payment);
  await setCursor(gateway, 'payments', now);
  if (isWide) await setCursor(gateway, 'wide', now);
  return payments.length;
}

/** Settles the contests that are due, and asks the bank for new ones where it is time to, or `hinted`. */
export async function reconcileContests(gateway: Gateway, provider: PixProvider, hinted = false): Promise<void> {
  const now = gateway.clock();
  const last = await readCursor(gateway, 'contests');
  if (!hinted && last !== undefined && now - last < every.contests) {
    await settleContests(gateway, provider);
    return;
  }
  if (hinted) await askContestsAgain(gateway);
  await findContests(gateway, provider, last === undefined ? now - lateFor : last - clockError, now + clockError);
  await setCursor(gateway, 'contests', now);
}

/** The payments that were not booked yet. */
async function unknownOf({ db }: Gateway, payments: readonly Payment[]): Promise<readonly Payment[]> {
  const known = new Set<string>();
  for (let at = 0; at < payments.length; at += atOnce) {
    const ids = payments.slice(at, at + atOnce).map(({ endToEndId }) => endToEndId);
    for (const { id } of await db.selectFrom('pix_payments').select('id').where('id', 'in', ids).execute())
      known.add(id);
  }
  return payments.filter(({ endToEndId }) => !known.has(endToEndId));
}

async function readCursor({ db }: Gateway, name: keyof typeof cursors): Promise<number | undefined> {
  const at = await readMeta(db, cursors[name]);
  return at === undefined ? undefined : Number(at);
}

const setCursor = ({ db }: Gateway, name: keyof typeof cursors, at: number): Promise<void> =>
  writeMeta(db, cursors[name], String(at));

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
    const pause = backoff(attempts, returnPauses);
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

type Thing = 'payments' | 'contests';
const hints = new WeakMap<Gateway['events'], (thing: Thing) => void>();

/** Asks the bank of a gateway at once, where it is being asked at all. */
export const hint = ({ events }: Pick<Gateway, 'events'>, thing: Thing): void => hints.get(events)?.(thing);

/** Reconciles from now on, and at once at a hint; answers how to stop. */
export function startReconciling(gateway: Gateway, provider: PixProvider): () => Promise<void> {
  const { db, events, logger } = gateway;
  let contestHinted = false;
  const { run, idle } = onePassAtATime(async () => {
    await reconcile(gateway, provider);
    await returnDue(gateway, provider);
    const hinted = contestHinted;
    contestHinted = false;
    await reconcileContests(gateway, provider, hinted);
  });
  hints.set(events, (thing) => {
    contestHinted ||= thing === 'contests';
    run().catch((error: unknown) => logger.warn({ err: error }, failure));
  });
  const stop = startWorker({
    logger,
    take: async () => {
      const waiting = await db
        .selectFrom('deposits')
        .select('id')
        .where('state', '=', 'waiting')
        .unionAll(db.selectFrom('contests').select('id').where('state', '=', 'open'))
        .limit(1)
        .execute();
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
