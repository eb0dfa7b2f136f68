import type { PushKind } from '#src/contract/notify/push.schema.ts';
import { sql, type Kysely } from 'kysely';
import { flag } from '#gateway/db/flag.ts';
import type { Tables } from '#gateway/db/tables.ts';
import { newId } from '#gateway/process/new-id.ts';
import { defaultPreferences } from './preferences.ts';

const hour = 3_600_000;
/** Lifetime of a message; ms. */
const lifetime: Readonly<Record<PushKind, number>> = { account: 72 * hour, safety: 72 * hour, promotions: 12 * hour };

type Texts = { readonly pt: string; readonly en: string };
export type PushMessage = {
  readonly kind: PushKind;
  readonly title: Texts;
  readonly body: Texts;
  readonly path: string;
  /** The inbox's own content, HTML: it says more than a lock screen may. Without it the inbox has the body. */
  readonly inbox?: Texts;
};

/** To one member, except the session that caused it, or to all of the merchant's members who have the kind switched on. */
type Audience = { readonly memberId: string; readonly exceptSession?: string } | { readonly merchant: string };

/**
 * Enqueues a message in the running transaction for every device that is to have it: of open sessions, of members who accept its
 * kind. Returns the number of devices. The gateways on the database send it (outbox/deliver.ts), so that the operator's command line need
 * not, and nothing is lost or sent twice when a process stops.
 */
export async function enqueuePush(
  trx: Kysely<Tables>,
  audience: Audience,
  message: PushMessage,
  now: number,
): Promise<number> {
  const id = newId(now);
  const devices = findDevices(trx, audience, message.kind, now);
  // The case of nearly every sign-in: there is no subscription.
  if (!(await devices.select('device.id').limit(1).executeTakeFirst())) return 0;
  await trx
    .insertInto('push_messages')
    .values(toRow(id, audience, message, now))
    .execute();
  const result = await trx
    .insertInto('push_deliveries')
    .columns(['subscription_id', 'message_id', 'attempts', 'next_at'])
    .expression(
      devices.select([
        'device.id as subscription_id',
        sql<string>`cast(${id} as text)`.as('message_id'),
        sql<number>`0`.as('attempts'),
        sql<number>`cast(${now} as bigint)`.as('next_at'),
      ]),
    )
    .executeTakeFirst();
  return Number(result.numInsertedOrUpdatedRows ?? 0);
}

function findDevices(trx: Kysely<Tables>, audience: Audience, kind: PushKind, now: number) {
  const taking = trx
    .selectFrom('push_subscriptions as device')
    .innerJoin('members', 'members.id', 'device.member_id')
    .innerJoin('sessions', 'sessions.id', 'device.session_id')
    .leftJoin('push_preferences as taken', 'taken.member_id', 'device.member_id')
    .where('members.status', '=', 'open')
    .where('sessions.ended_at', 'is', null)
    .where('sessions.expires_at', '>', now)
    .where((eb) => eb(eb.fn.coalesce(`taken.${kind}`, eb.lit(flag(defaultPreferences[kind]))), '=', 1));
  return 'merchant' in audience
    ? taking.where('members.merchant_code', '=', audience.merchant)
    : taking.where('members.id', '=', audience.memberId).where('device.session_id', '!=', audience.exceptSession ?? '');
}

const toRow = (id: string, audience: Audience, { kind, title, body, path }: PushMessage, now: number) => ({
  id,
  member_id: 'memberId' in audience ? audience.memberId : null,
  kind,
  title_pt: title.pt,
  title_en: title.en,
  body_pt: body.pt,
  body_en: body.en,
  path,
  created_at: now,
  expires_at: now + lifetime[kind],
});
