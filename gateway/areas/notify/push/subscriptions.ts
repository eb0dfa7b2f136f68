import { createECDH, createHash, timingSafeEqual } from 'node:crypto';
import type { Language } from '#src/contract/core/wire.ts';
import type { Expression, ExpressionBuilder, Kysely, SqlBool } from 'kysely';
import type { Gateway } from '#gateway/context/gateway.ts';
import type { Tables } from '#gateway/db/tables.ts';
import { transact } from '#gateway/db/transact.ts';
import { newId } from '#gateway/process/new-id.ts';
import { Refusal } from '#gateway/process/refusal.ts';
import type { Member } from '#gateway/context/member.ts';
import { isPushEndpoint } from './endpoint.ts';

export type Subscription = {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
};

/** Maximum number of a member's devices; beyond it the least recently seen is removed. */
const mostDevices = 20;

/**
 * Subscribes the device of a session to its member's messages. What the device had before, and what another member had on
 * it, ends. Throws Refusal('invalid_request') for an endpoint that must not be called, or a key that is none.
 */
export async function saveSubscription(
  gateway: Gateway,
  member: Member,
  subscription: Subscription,
  language: Language,
): Promise<void> {
  refuseBad(gateway, subscription);
  const { endpoint, keys } = subscription;
  const endpoint_hash = hashEndpoint(endpoint);
  const now = gateway.clock();
  const row = {
    member_id: member.id,
    session_id: member.sessionId,
    endpoint,
    p256dh: keys.p256dh,
    auth: keys.auth,
    language,
    saved_at: now,
  };
  await transact(gateway.db, async (trx) => {
    await dropWhere(trx, (eb) =>
      eb.or([
        eb.and([eb('endpoint_hash', '=', endpoint_hash), eb('member_id', '!=', member.id)]),
        eb.and([eb('session_id', '=', member.sessionId), eb('endpoint_hash', '!=', endpoint_hash)]),
      ]),
    );
    await trx
      .insertInto('push_subscriptions')
      .values({ id: newId(now), endpoint_hash, ...row })
      .onConflict((conflict) => conflict.column('endpoint_hash').doUpdateSet(row))
      .execute();
    const devices = await trx
      .selectFrom('push_subscriptions')
      .select('id')
      .where('member_id', '=', member.id)
      .orderBy('saved_at', 'desc')
      .orderBy('id')
      .execute();
    await drop(trx, devices.slice(mostDevices));
  });
}

/** Ends a member's subscription; a missing one, or another member's, is no error and unchanged. */
export async function removeSubscription(
  { db }: Pick<Gateway, 'db'>,
  memberId: string,
  endpoint: string,
): Promise<void> {
  await dropWhere(db, (eb) => eb.and({ endpoint_hash: hashEndpoint(endpoint), member_id: memberId }));
}

/**
 * The browser has renewed its subscription by itself. Knowing the old endpoint and its secret proves that it is the same one.
 * Throws Refusal('not_found') otherwise, and when its session has ended.
 */
export async function replaceSubscription(
  gateway: Gateway,
  old: { endpoint: string; auth: string },
  next: Subscription,
): Promise<void> {
  refuseBad(gateway, next);
  const endpoint_hash = hashEndpoint(next.endpoint);
  await transact(gateway.db, async (trx) => {
    const row = await trx
      .selectFrom('push_subscriptions')
      .innerJoin('sessions', 'sessions.id', 'push_subscriptions.session_id')
      .select(['push_subscriptions.id', 'push_subscriptions.auth'])
      .where('endpoint_hash', '=', hashEndpoint(old.endpoint))
      .where('sessions.ended_at', 'is', null)
      .where('sessions.expires_at', '>', gateway.clock())
      .executeTakeFirst();
    if (!row || !same(row.auth, old.auth)) throw new Refusal('not_found');
    await dropWhere(trx, (eb) => eb.and([eb('endpoint_hash', '=', endpoint_hash), eb('id', '!=', row.id)]));
    await trx
      .updateTable('push_subscriptions')
      .set({
        endpoint_hash,
        endpoint: next.endpoint,
        p256dh: next.keys.p256dh,
        auth: next.keys.auth,
        saved_at: gateway.clock(),
      })
      .where('id', '=', row.id)
      .execute();
  });
}

/** Ends a session's subscriptions, with their pending messages. */
export async function dropSubscriptionsOf(db: Kysely<Tables>, sessionId: string): Promise<void> {
  await dropWhere(db, (eb) => eb('session_id', '=', sessionId));
}

type Which = (eb: ExpressionBuilder<Tables, 'push_subscriptions'>) => Expression<SqlBool>;

async function dropWhere(db: Kysely<Tables>, which: Which): Promise<void> {
  await drop(db, await db.selectFrom('push_subscriptions').select('id').where(which).execute());
}

/** Ends subscriptions. */
export async function drop(db: Kysely<Tables>, subscriptions: readonly { readonly id: string }[]): Promise<void> {
  if (subscriptions.length === 0) return;
  const ids = subscriptions.map(({ id }) => id);
  await db.deleteFrom('push_deliveries').where('subscription_id', 'in', ids).execute();
  await db.deleteFrom('push_subscriptions').where('id', 'in', ids).execute();
}

function refuseBad({ config }: Pick<Gateway, 'config'>, { endpoint, keys }: Subscription): void {
  if (!isPushEndpoint(config, endpoint)) throw new Refusal('invalid_request', { fields: ['endpoint'] });
  if (!isPoint(keys.p256dh)) throw new Refusal('invalid_request', { fields: ['keys.p256dh'] });
}

/** Whether this is a point on the curve, for which a message can be encrypted. */
function isPoint(p256dh: string): boolean {
  try {
    const ecdh = createECDH('prime256v1');
    ecdh.generateKeys();
    ecdh.computeSecret(p256dh, 'base64url');
    return true;
  } catch {
    return false;
  }
}

/** Hash by which rows are found: endpoints are long, and knowing one allows messages to its owner. */
const hashEndpoint = (endpoint: string): string => createHash('sha256').update(endpoint).digest('base64url');

const same = (one: string, other: string): boolean => {
  const [first, second] = [Buffer.from(one, 'base64url'), Buffer.from(other, 'base64url')];
  return first.length === second.length && timingSafeEqual(first, second);
};
