import type { Kysely } from 'kysely';
import { createTables } from './create-table.ts';

/** Members, their sessions and their data. */
export const members = {
  /** `account_folded` (db/fold-text.ts) is unique within the merchant. `labels` is a JSON list of label names. */
  members: {
    id: 'key',
    account: 'text',
    account_folded: 'text',
    type: 'integer',
    nickname: 'text',
    password_hash: 'text',
    status: 'text: open|locked',
    labels: 'text',
    vip_label: 'text',
    merchant_code: '-> merchants.code',
    first_login_at: 'long?',
    created_at: 'long',
  },
  /**
   * One sign-in. `refresh_hash` is the hash of the current renewal token; the previous one stays good for the grace
   * after `rotated_at`. `ended_at` is set at logout, lock or password change.
   */
  sessions: {
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
  captchas: { id: 'key', answer_hash: 'text', expires_at: 'long' },
  /** Single-use ids (a JWE's `jti`), by kind; stored until they would have expired anyway. */
  used_tokens: { kind: 'text', id_hash: 'text', expires_at: 'long' },
  /** Wrong passwords by account name, whether it exists or not. */
  login_failures: { account_key: 'key', failures: 'integer', last_failed_at: 'long' },
  /** The schema that rate-limiter-flexible requires. */
  rate_limits: { key: 'key', points: 'integer', expire: 'long?' },
  /** `answer` is the first response as JSON, `status` its HTTP status (ledger/idempotency.ts). */
  idempotency_keys: {
    scope: 'text',
    key: 'text',
    body_hash: 'text',
    status: 'integer',
    answer: 'text',
    created_at: 'long',
  },
  announcement_reads: { member_id: '-> members.id', announcement_id: 'text', read_at: 'long' },
  /** No reference to games: a favourite outlives its game until it is deleted. */
  favourites: { member_id: '-> members.id', node_id: 'text', vassalage: 'text', added_at: 'long' },
  recent_games: { member_id: '-> members.id', node_id: 'text', played_at: 'long' },
} as const;

export const createMembers = (db: Kysely<unknown>): Promise<void> =>
  createTables(db, members, {
    members: { unique: [['merchant_code', 'account_folded']] },
    sessions: {
      unique: [['refresh_hash']],
      indexes: { previous: ['previous_refresh_hash'], member: ['member_id'], expiry: ['expires_at'] },
    },
    captchas: { indexes: { expiry: ['expires_at'] } },
    used_tokens: { primaryKey: ['kind', 'id_hash'], indexes: { expiry: ['expires_at'] } },
    login_failures: { indexes: { expiry: ['last_failed_at'] } },
    idempotency_keys: { primaryKey: ['scope', 'key'], indexes: { age: ['created_at'] } },
    announcement_reads: { primaryKey: ['member_id', 'announcement_id'] },
    favourites: { primaryKey: ['member_id', 'node_id'], indexes: { order: ['member_id', 'added_at'] } },
    recent_games: { primaryKey: ['member_id', 'node_id'], indexes: { order: ['member_id', 'played_at'] } },
  });
