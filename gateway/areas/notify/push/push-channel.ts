import { createHash } from 'node:crypto';
import type { PushPayload } from '#src/contract/notify/push.schema.ts';
import type { Gateway } from '#gateway/context/gateway.ts';
import type { OutboxChannel } from '../outbox/outbox-channel.ts';
import { type Due, findDue, mostOfMember } from './find-due.ts';
import type { WebPushMessage, PushSender } from './push-sender.ts';
import { drop } from './subscriptions.ts';

/** Maximum of concurrent messages to one push service: a slow one must not delay the others. */
const mostOfService = 6;

const serviceOf = ({ endpoint }: Due) => new URL(endpoint).host;

/** The outbox channel of browsers. A pending message is a row that is deleted once it was accepted or given up. */
export const pushChannel = (gateway: Pick<Gateway, 'db' | 'clock'>, send: PushSender): OutboxChannel<Due> => ({
  message: 'a push message',
  table: 'push_deliveries',
  rowOf: ({ message_id, subscription_id }) => ({ message_id, subscription_id }),
  findDue: () => findDue(gateway),
  mayGo: (due, underway) =>
    underway.filter(({ owner }) => owner === due.owner).length < mostOfMember &&
    underway.filter((other) => serviceOf(other) === serviceOf(due)).length < mostOfService,
  send: (due) => send(due, toLetter(due, gateway.clock())),
  settle: ({ message_id, subscription_id }, { kind }) =>
    kind === 'gone'
      ? drop(gateway.db, [{ id: subscription_id }])
      : gateway.db
          .deleteFrom('push_deliveries')
          .where('message_id', '=', message_id)
          .where('subscription_id', '=', subscription_id)
          .execute(),
  logged: (due) => ({ way: 'push', messageId: due.message_id, service: serviceOf(due) }),
  concurrency: 8,
  lease: 60_000,
  firstPause: 15_000,
  mostAttempts: 10,
  pollInterval: 1000,
});

function toLetter(due: Due, now: number): WebPushMessage {
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
