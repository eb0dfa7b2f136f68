import type { Gateway } from '#gateway/context/gateway.ts';
import { drop } from './subscriptions.ts';

/** Removes outdated messages and their pending deliveries. */
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
  // A device that was signed out is still to be notified of the reason.
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
