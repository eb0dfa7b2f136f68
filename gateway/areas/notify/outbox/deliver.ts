import PQueue from 'p-queue';
import type { Gateway } from '#gateway/context/gateway.ts';
import { backoff } from '#gateway/process/backoff.ts';
import { startWorker } from '#gateway/process/start-worker.ts';
import type { Ending, Outcome, Waiting, OutboxChannel } from './outbox-channel.ts';

/** No pause between two tries is longer, unless the other side asks for it; ms. */
const longestPause = 3_600_000;
/** Poll interval after a poll that found something to send; ms. */
const shortPoll = 50;

type Parts = Pick<Gateway, 'db' | 'clock' | 'logger'>;

/** Sends the due messages of one channel; returns the number of messages that it took up. */
export async function deliverDue<Due extends Waiting>(parts: Parts, way: OutboxChannel<Due>): Promise<number> {
  const delivery = createDelivery(parts, way);
  for (let all = 0; ;) {
    const taken = await delivery.take();
    if (taken === 0) return all;
    all += taken;
    await delivery.idle();
  }
}

/** Starts sending due messages of one channel; returns a function that stops it and waits for those being sent. */
export function startDelivering<Due extends Waiting>(parts: Parts, way: OutboxChannel<Due>): () => Promise<void> {
  const delivery = createDelivery(parts, way);
  const stop = startWorker({
    logger: parts.logger,
    take: delivery.take,
    failure: `${way.message} could not be looked up`,
    pauseAfter: (taken) => (taken > 0 ? shortPoll : way.pollInterval),
  });
  return async () => {
    await stop();
    delivery.clear();
    await delivery.idle();
    way.close?.();
  };
}

function createDelivery<Due extends Waiting>(parts: Parts, way: OutboxChannel<Due>) {
  const queue = new PQueue({ concurrency: way.concurrency });
  const underway = new Map<string, Due>();
  const idOf = (due: Due) => Object.values(way.rowOf(due)).join(' ');
  const mayGo = (due: Due) => !underway.has(idOf(due)) && (way.mayGo?.(due, [...underway.values()]) ?? true);
  return {
    /** Starts sending due messages up to the concurrency; returns the number that it took up. */
    take: async (): Promise<number> => {
      const taken = (await way.findDue()).filter((due) => {
        const goes = mayGo(due);
        if (goes) underway.set(idOf(due), due);
        return goes;
      });
      for (const due of taken)
        void queue
          .add(() => deliver(parts, way, due))
          .catch((error: unknown) => parts.logger.warn({ err: error }, `${way.message} could not be sent`))
          .finally(() => underway.delete(idOf(due)));
      return taken.length;
    },
    /** Leaves unclaimed messages in the database. */
    clear: () => queue.clear(),
    idle: () => queue.onIdle(),
  };
}

async function deliver<Due extends Waiting>(parts: Parts, way: OutboxChannel<Due>, due: Due): Promise<void> {
  const { clock, logger } = parts;
  const claimed = { ...due, attempts: due.attempts + 1, next_at: clock() + way.lease };
  if (!(await move(parts, way, due, claimed))) return;
  const outcome: Outcome = due.expires_at <= clock() ? { kind: 'refused', reason: 'too late' } : await way.send(due);
  const again = outcome.kind === 'later' ? nextTry(way, due, outcome.retryAfter, clock()) : null;
  if (outcome.kind === 'later' || outcome.kind === 'refused')
    logger.warn({ ...way.logged(due), outcome, givenUp: again === null }, `${way.message} was not taken`);
  if (again === null) await way.settle(due, endingOf(outcome));
  else await move(parts, way, claimed, { ...claimed, next_at: again });
}

/** Of several processes that see a message as due, only one finds it unchanged; returns whether this one did. */
async function move<Due extends Waiting>(
  { db }: Parts,
  { table, rowOf }: OutboxChannel<Due>,
  from: Due,
  { attempts, next_at }: Waiting,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable(table)
    .set({ attempts, next_at })
    .where((eb) => eb.and(rowOf(from)))
    .where('next_at', '=', from.next_at)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** The time of the next try; null where it would be too late or too many. */
function nextTry<Due extends Waiting>(
  { firstPause, mostAttempts = Infinity }: OutboxChannel<Due>,
  { attempts, expires_at }: Due,
  retryAfter: number | null,
  now: number,
): number | null {
  const at = now + Math.max((retryAfter ?? 0) * 1000, backoff(attempts, { first: firstPause, longest: longestPause }));
  return attempts + 1 < mostAttempts && at < expires_at ? at : null;
}

const endingOf = (outcome: Outcome): Ending =>
  outcome.kind === 'later' ? { kind: 'refused', reason: 'given up' } : outcome;
