import type { Kysely } from 'kysely';
import { createTables } from './create-table.ts';

/** Push messages: the subscribed devices, each member's preferences, and the queue. */
export const push = {
  /** One browser; it belongs to the session that saved it, and is invalid when that has ended. */
  push_subscriptions: {
    id: 'key',
    member_id: '-> members.id',
    session_id: 'text',
    endpoint_hash: 'text',
    endpoint: 'text',
    p256dh: 'text',
    auth: 'text',
    language: 'text: pt|en',
    saved_at: 'long',
  },
  /** A member without a row has the defaults (push/preferences.ts). */
  push_preferences: { member_id: 'key', account: 'flag', safety: 'flag', promotions: 'flag' },
  /** `member_id` is null for a message to all subscribers of its kind. */
  push_messages: {
    id: 'key',
    member_id: 'text?',
    kind: 'text: account|safety|promotions',
    title_pt: 'text',
    title_en: 'text',
    body_pt: 'text',
    body_en: 'text',
    path: 'text',
    created_at: 'long',
    expires_at: 'long',
  },
  /** A pending message to a device; the row is deleted after delivery or the last retry. */
  push_deliveries: {
    message_id: '-> push_messages.id',
    subscription_id: 'text',
    attempts: 'integer',
    next_at: 'long',
  },
} as const;

export const up = (db: Kysely<unknown>): Promise<void> =>
  createTables(db, push, {
    push_subscriptions: {
      unique: [['endpoint_hash']],
      indexes: { member: ['member_id', 'saved_at'], session: ['session_id'] },
    },
    push_messages: { indexes: { expiry: ['expires_at'] } },
    push_deliveries: {
      primaryKey: ['message_id', 'subscription_id'],
      indexes: { due: ['next_at'], subscription: ['subscription_id'] },
    },
  });
