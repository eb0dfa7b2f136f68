import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { PushPayload } from '#src/contract/push.ts';
import type { ExpressionBuilder } from 'kysely';
import PQueue from 'p-queue';
import type { Gateway } from '../context/gateway.ts';
import type { Tables } from '../db/tables.ts';
import type { PushLetter, PushOutcome, PushSender } from './push-sender.ts';
import { drop } from './subscriptions.ts';

/** So many are in memory at once, and so many of them on the wire; the others wait in the database. */
const batch = 100;
const concurrency = 8;
/** A process that took a message and died lets another one try after this long; ms. */
const lease = 60_000;
/** The first pause after a failure, doubled by each further one; ms. */
const firstPause = 15_000;
const longestPause = 3_600_000;
const mostAttempts = 10;
const lookEvery = 1000;

type Due = Awaited<ReturnType<typeof findDue>>[number];

/** Sends what is due, once; answers how many messages it took up. */
export async function deliverPushes(
  gateway: Pick<Gateway, 'db' | 'clock' | 'logger'>,
  send: PushSender,
): Promise<number> {
  const due = await findDue(gateway);
  const queue = new PQueue({ concurrency });
  await queue.addAll(due.map((one) => () => deliver(gateway, send, one)));
  return due.length;
}

/** Sends what becomes due from now on; answers how to stop. */
export function keepDelivering(
  gateway: Pick<Gateway, 'db' | 'clock' | 'logger'>,
  send: PushSender,
): () => Promise<void> {
  const stopping = new AbortController();
  const run = async () => {
    while (!stopping.signal.aborted) {
      const taken = await deliverPushes(gateway, send).catch((error: unknown) => {
        gateway.logger.warn({ err: error }, 'push messages could not be sent');
        return 0;
      });
      if (taken < batch)
        await wait(lookEvery, undefined, { signal: stopping.signal, ref: false }).catch(() => undefined);
    }
  };
  const running = run();
  return async () => {
    stopping.abort();
    await running;
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
  const left = await db
    .selectFrom('push_subscriptions')
    .select('id')
    .where('session_id', 'not in', standing)
    .limit(1000)
    .execute();
  await drop(db, left);
}

/** A device whose session has ended, or that has become another member's, hears nothing. */
function findDue({ db, clock }: Pick<Gateway, 'db' | 'clock'>) {
  const now = clock();
  return db
    .selectFrom('push_deliveries as delivery')
    .innerJoin('push_messages as message', 'message.id', 'delivery.message_id')
    .innerJoin('push_subscriptions as device', 'device.id', 'delivery.subscription_id')
    .innerJoin('sessions', 'sessions.id', 'device.session_id')
    .select(['delivery.message_id', 'delivery.subscription_id', 'delivery.attempts', 'delivery.next_at'])
    .select(['device.endpoint', 'device.p256dh', 'device.auth', 'device.language'])
    .select([
      'message.kind',
      'message.title_pt',
      'message.title_en',
      'message.body_pt',
      'message.body_en',
      'message.path',
      'message.expires_at',
    ])
    .where('delivery.next_at', '<=', now)
    .where('message.expires_at', '>', now)
    .where('sessions.ended_at', 'is', null)
    .where('sessions.expires_at', '>', now)
    .where((eb) =>
      eb.or([eb('message.member_id', 'is', null), eb('message.member_id', '=', eb.ref('device.member_id'))]),
    )
    .orderBy('delivery.next_at')
    .limit(batch)
    .execute();
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
