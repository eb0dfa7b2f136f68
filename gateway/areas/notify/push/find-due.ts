import type { Gateway } from '#gateway/context/gateway.ts';

/** Batch size of a poll. */
const batch = 100;
/** Maximum for one member at once: devices that do not answer must not delay other members' messages. */
export const mostOfMember = 2;

export type Due = Awaited<ReturnType<typeof findDue>>[number];

/**
 * Due messages, safety first, a few of each member. A device whose session has ended gets the message about its end and nothing after;
 * one that has become another member's gets nothing.
 */
export function findDue({ db, clock }: Pick<Gateway, 'db' | 'clock'>) {
  const now = clock();
  const due = db
    .selectFrom('push_deliveries as delivery')
    .innerJoin('push_messages as message', 'message.id', 'delivery.message_id')
    .innerJoin('push_subscriptions as device', 'device.id', 'delivery.subscription_id')
    .innerJoin('sessions', 'sessions.id', 'device.session_id')
    .select(['delivery.message_id', 'delivery.subscription_id', 'delivery.attempts', 'delivery.next_at'])
    .select(['device.endpoint', 'device.p256dh', 'device.auth', 'device.language', 'device.member_id as owner'])
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
    .where((eb) =>
      eb.or([
        eb('sessions.ended_at', 'is', null),
        eb.and([eb('message.kind', '=', 'safety'), eb('message.created_at', '=', eb.ref('sessions.ended_at'))]),
      ]),
    )
    .where('sessions.expires_at', '>', now)
    .where((eb) =>
      eb.or([eb('message.member_id', 'is', null), eb('message.member_id', '=', eb.ref('device.member_id'))]),
    )
    .select((eb) => eb.case().when('message.kind', '=', 'safety').then(0).else(1).end().as('rank'));
  return db
    .selectFrom(
      db
        .selectFrom(due.as('due'))
        .selectAll()
        .select(({ fn }) =>
          fn
            .agg<number>('row_number')
            .over((over) => over.partitionBy('owner').orderBy('rank').orderBy('next_at'))
            .as('place'),
        )
        .as('fair'),
    )
    .selectAll()
    .where('place', '<=', mostOfMember)
    .orderBy('rank')
    .orderBy('next_at')
    .limit(batch)
    .execute();
}
