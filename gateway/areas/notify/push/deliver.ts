import { createHash } from 'node:crypto';
import type { PushPayload } from '#src/contract/notify/push.schema.ts';
import type { ExpressionBuilder } from 'kysely';
import PQueue from 'p-queue';
import type { Gateway } from '#gateway/context/gateway.ts';
import type { Tables } from '#gateway/db/tables.ts';
import { startWorker } from '#gateway/process/start-worker.ts';
import type { PushLetter, PushOutcome, PushSender } from './push-sender.ts';
import { type Due, findDue, mostOfMember } from './find-due.ts';
import { drop } from './subscriptions.ts';

/** So many are on the wire at once; the others wait in the database. */
const concurrency = 8;
/** Of these, so many of one push service: one that is slow to answer does not hold up the others. */
const mostOfService = 6;
/** A process that took a message and died lets another one try after this long; ms. */
const lease = 60_000;
/** The first pause after a failure, doubled by each further one; ms. */
const firstPause = 15_000;
const longestPause = 3_600_000;
const mostAttempts = 10;
/** How long to the next look, when there was nothing to send and when there was; ms. */
const pollInterval = 1000;
const shortLook = 50;

type Parts = Pick<Gateway, 'db' | 'clock' | 'logger'>;

const serviceOf = ({ endpoint }: Due) => new URL(endpoint).host;
const idOf = ({ message_id, subscription_id }: Due) => `${message_id} ${subscription_id}`;

function createDelivery(gateway: Parts, send: PushSender) {
  const queue = new PQueue({ concurrency });
  const underway = new Map<string, Due>();
  const count = (fits: (other: Due) => boolean) => [...underway.values()].filter(fits).length;
  const mayGo = (due: Due) =>
    !underway.has(idOf(due)) &&
    count(({ owner }) => owner === due.owner) < mostOfMember &&
    count((other) => serviceOf(other) === serviceOf(due)) < mostOfService;
  return {
    /** Begins to send what is due and has room; answers how many messages it took up. */
    take: async (): Promise<number> => {
      const taken = (await findDue(gateway)).filter((due) => {
        const goes = mayGo(due);
        if (goes) underway.set(idOf(due), due);
        return goes;
      });
      for (const due of taken)
        void queue
          .add(() => deliver(gateway, send, due))
          .catch((error: unknown) => gateway.logger.warn({ err: error }, 'a push message could not be sent'))
          .finally(() => underway.delete(idOf(due)));
      return taken.length;
    },
    idle: () => queue.onIdle(),
  };
}

/** Sends what is due; answers how many messages it took up. */
export async function deliverPushes(gateway: Parts, send: PushSender): Promise<number> {
  const delivery = createDelivery(gateway, send);
  for (let all = 0; ;) {
    const taken = await delivery.take();
    if (taken === 0) return all;
    all += taken;
    await delivery.idle();
  }
}

/** Sends what becomes due from now on; answers how to stop. */
export function keepDelivering(gateway: Parts, send: PushSender): () => Promise<void> {
  const delivery = createDelivery(gateway, send);
  const stop = startWorker({
    logger: gateway.logger,
    take: delivery.take,
    failure: 'push messages could not be looked up',
    pauseAfter: (taken) => (taken > 0 ? shortLook : pollInterval),
  });
  return async () => {
    await stop();
    await delivery.idle();
  };
}

/** Removes messages that nobody needs to hear any more, and what waited of them. */
export async function sweepPushes({ db, clock }: Pick<Gateway, 'db' | 'clock'>): Promise<void> {
  const old = db.selectFrom('push_messages').select('id').where('expires_at', '<=', clock());
  await db.deleteFrom('push_deliveries').where('message_id', 'in', old).execute();
  await db
    .deleteFrom('push_messages')
    .where('expires_at', '<=', clock())
    .where('id', 'not in', db.selectFrom('push_deliveries').select('message_id'))
    .execute();
  const standing = db
    .selectFrom('sessions')
    .select('id')
    .where('ended_at', 'is', null)
    .where('expires_at', '>', clock());
  // Whoever was signed out has still to hear why.
  const warned = db
    .selectFrom('push_deliveries')
    .innerJoin('push_messages', 'push_messages.id', 'push_deliveries.message_id')
    .select('push_deliveries.subscription_id')
    .where('push_messages.kind', '=', 'safety');
  const left = await db
    .selectFrom('push_subscriptions')
    .select('id')
    .where('session_id', 'not in', standing)
    .where('id', 'not in', warned)
    .limit(1000)
    .execute();
  await drop(db, left);
}

async function deliver(gateway: Pick<Gateway, 'db' | 'clock' | 'logger'>, send: PushSender, due: Due): Promise<void> {
  if (!(await claim(gateway, due))) return;
  const outcome = await send(due, toLetter(due, gateway.clock()));
  if (outcome.kind === 'gone') return drop(gateway.db, [{ id: due.subscription_id }]);
  const again = outcome.kind === 'later' ? nextTry(due, outcome, gateway.clock()) : null;
  if (outcome.kind !== 'sent') {
    const service = new URL(due.endpoint).host;
    gateway.logger.warn(
      { messageId: due.message_id, service, outcome, givenUp: again === null },
      'a push message was not taken',
    );
  }
  const { db } = gateway;
  if (again === null) await db.deleteFrom('push_deliveries').where(isOf(due)).execute();
  else await db.updateTable('push_deliveries').set({ next_at: again }).where(isOf(due)).execute();
}

const isOf =
  ({ message_id, subscription_id }: Due) =>
  (eb: ExpressionBuilder<Tables, 'push_deliveries'>) =>
    eb.and({ message_id, subscription_id });

/** Of several processes that see a message as due, one alone finds it unchanged. */
async function claim({ db, clock }: Pick<Gateway, 'db' | 'clock'>, due: Due): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('push_deliveries')
    .set({ next_at: clock() + lease, attempts: due.attempts + 1 })
    .where(isOf(due))
    .where('next_at', '=', due.next_at)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** When to try again; null when it would be too late or too often. */
function nextTry(
  { attempts, expires_at }: Due,
  { retryAfter }: PushOutcome & { kind: 'later' },
  now: number,
): number | null {
  const pause = Math.max((retryAfter ?? 0) * 1000, Math.min(firstPause * 2 ** attempts, longestPause));
  const at = now + pause;
  return attempts + 1 < mostAttempts && at < expires_at ? at : null;
}

function toLetter(due: Due, now: number): PushLetter {
  const english = due.language === 'en';
  const tag = createHash('sha256').update(due.message_id).digest('base64url').slice(0, 32);
  const payload: PushPayload = {
    title: english ? due.title_en : due.title_pt,
    body: english ? due.body_en : due.body_pt,
    path: due.path,
    tag,
    lang: due.language,
    kind: due.kind,
  };
  const urgency = { safety: 'high', account: 'normal', promotions: 'low' } as const;
  return {
    payload: JSON.stringify(payload),
    ttl: Math.floor((due.expires_at - now) / 1000),
    topic: tag,
    urgency: urgency[due.kind],
  };
}
