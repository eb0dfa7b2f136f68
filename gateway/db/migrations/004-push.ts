import type { Kysely } from 'kysely';
import { createIndex, createTable } from './create-table.ts';

/** Push messages: who is told on which device, what each member takes, and what waits to be sent. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createTable(
    db,
    'push_subscriptions',
    {
      id: 'key',
      member_id: '-> members.id',
      session_id: 'text',
      endpoint_hash: 'text',
      endpoint: 'text',
      p256dh: 'text',
      auth: 'text',
      language: 'text',
      saved_at: 'long',
    },
    { unique: [['endpoint_hash']] },
  );
  await createIndex(db, 'push_subscriptions', 'member', ['member_id', 'saved_at']);
  await createIndex(db, 'push_subscriptions', 'session', ['session_id']);
  await createTable(db, 'push_preferences', {
    member_id: 'key',
    account: 'integer',
    safety: 'integer',
    promotions: 'integer',
  });
  await createTable(db, 'push_messages', {
    id: 'key',
    member_id: 'text?',
    kind: 'text',
    title_pt: 'text',
    title_en: 'text',
    body_pt: 'text',
    body_en: 'text',
    path: 'text',
    created_at: 'long',
    expires_at: 'long',
  });
  await createIndex(db, 'push_messages', 'expiry', ['expires_at']);
  await createTable(
    db,
    'push_deliveries',
    { message_id: '-> push_messages.id', subscription_id: 'text', attempts: 'integer', next_at: 'long' },
    { primaryKey: ['message_id', 'subscription_id'] },
  );
  await createIndex(db, 'push_deliveries', 'due', ['next_at']);
  await createIndex(db, 'push_deliveries', 'subscription', ['subscription_id']);
}
