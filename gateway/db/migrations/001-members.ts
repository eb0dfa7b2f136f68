import type { Kysely } from 'kysely';
import { createIndex, createTable } from './create-table.ts';

/** Members, their sessions and what belongs to them. */
export async function createMembers(db: Kysely<unknown>): Promise<void> {
  await createTable(
    db,
    'members',
    {
      id: 'key',
      account: 'text',
      account_folded: 'text',
      type: 'integer',
      nickname: 'text',
      password_hash: 'text',
      status: 'text',
      labels: 'text',
      vip_label: 'text',
      merchant_code: '-> merchants.code',
      first_login_at: 'long?',
      created_at: 'long',
    },
    { unique: [['merchant_code', 'account_folded']] },
  );
  await createTable(
    db,
    'sessions',
    {
      id: 'key',
      member_id: '-> members.id',
      epoch: 'integer',
      refresh_hash: 'text',
      previous_refresh_hash: 'text?',
      rotated_at: 'long',
      created_at: 'long',
      expires_at: 'long',
      ended_at: 'long?',
      user_agent: 'text',
    },
    { unique: [['refresh_hash']] },
  );
  await createIndex(db, 'sessions', 'previous', ['previous_refresh_hash']);
  await createIndex(db, 'sessions', 'member', ['member_id']);
  await createIndex(db, 'sessions', 'expiry', ['expires_at']);
  await createSafeguards(db);
  await createKeepsakes(db);
}

async function createSafeguards(db: Kysely<unknown>) {
  await createTable(db, 'captchas', { id: 'key', answer_hash: 'text', expires_at: 'long' });
  await createIndex(db, 'captchas', 'expiry', ['expires_at']);
  await createTable(
    db,
    'used_tokens',
    { kind: 'text', id_hash: 'text', expires_at: 'long' },
    { primaryKey: ['kind', 'id_hash'] },
  );
  await createIndex(db, 'used_tokens', 'expiry', ['expires_at']);
  await createTable(db, 'login_failures', { account_key: 'key', failures: 'integer', last_failed_at: 'long' });
  await createIndex(db, 'login_failures', 'expiry', ['last_failed_at']);
  await createTable(db, 'rate_limits', { key: 'key', points: 'integer', expire: 'long?' });
  await createTable(
    db,
    'idempotency_keys',
    { scope: 'text', key: 'text', body_hash: 'text', status: 'integer', answer: 'text', created_at: 'long' },
    { primaryKey: ['scope', 'key'] },
  );
  await createIndex(db, 'idempotency_keys', 'age', ['created_at']);
}

async function createKeepsakes(db: Kysely<unknown>) {
  await createTable(
    db,
    'announcement_reads',
    { member_id: '-> members.id', announcement_id: 'text', read_at: 'long' },
    { primaryKey: ['member_id', 'announcement_id'] },
  );
  await createTable(
    db,
    'favourites',
    { member_id: '-> members.id', node_id: 'text', vassalage: 'text', added_at: 'long' },
    { primaryKey: ['member_id', 'node_id'] },
  );
  await createIndex(db, 'favourites', 'order', ['member_id', 'added_at']);
  await createTable(
    db,
    'recent_games',
    { member_id: '-> members.id', node_id: 'text', played_at: 'long' },
    { primaryKey: ['member_id', 'node_id'] },
  );
  await createIndex(db, 'recent_games', 'order', ['member_id', 'played_at']);
}
