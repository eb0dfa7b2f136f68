import { type Kysely, sql } from 'kysely';
import { createTables } from './create-table.ts';

/** Money: the double-entry ledger, rounds, and the vendors' transactions. */
export const ledger = {
  /**
   * `wallet`: a member's money. `vendor`: a vendor's balance of wins and losses. `house`: the source of the operator's credits. `held`: a member's money
   * on hold (071-holds.ts). `receivable`: a member's debt, a balance below zero (094-contests.ts). Wallets and held accounts have
   * `allow_negative` 0, and the database itself refuses a balance below zero [S1-025].
   */
  accounts: {
    id: 'key',
    member_id: '-> members.id?',
    kind: 'text: wallet|vendor|house|held|receivable',
    currency: 'text',
    balance_minor: 'long',
    allow_negative: 'flag',
  },
  /** `kind` and `ref` together are unique: the same cause is never booked twice. */
  journals: { id: 'key', kind: 'text', ref: 'text', created_at: 'long' },
  postings: { journal_id: '-> journals.id', account_id: '-> accounts.id', amount_minor: 'long' },
  /** `cancelled`: every bet of the round was rolled back. Money of the remaining bets and of all wins. */
  rounds: {
    id: 'key',
    vendor: 'text',
    round_id: 'text',
    member_id: '-> members.id',
    node_id: 'text',
    currency: 'text',
    state: 'text: open|ended|cancelled',
    bets: 'integer',
    stake_minor: 'long',
    win_minor: 'long',
    created_at: 'long',
    ended_at: 'long?',
  },
  /**
   * `done`: booked, `answer` is the response's value. `refused`: `answer` is the error code. `rolled-back`: a bet that was
   * rolled back. `tombstone`: a bet that was rolled back before it arrived.
   */
  vendor_transactions: {
    vendor: 'text',
    transaction_id: 'text',
    kind: 'text: bet|win|rollback|end-round',
    state: 'text: done|refused|rolled-back|tombstone',
    body_hash: 'text',
    answer: 'text',
    member_id: 'text',
    round_id: 'text',
    amount_minor: 'long',
    created_at: 'long',
  },
  /** Single-use codes; only the SHA-256 of a code is stored. */
  launch_codes: {
    code_hash: 'key',
    member_id: '-> members.id',
    session_id: 'text',
    node_id: 'text',
    vassalage: 'text',
    language: 'text',
    expires_at: 'long',
    used_at: 'long?',
  },
  /** Only the SHA-256 of a token is stored. `demo` 1: play money, no bets. */
  player_tokens: {
    token_hash: 'key',
    member_id: '-> members.id',
    session_id: 'text',
    vassalage: 'text',
    demo: 'flag',
    expires_at: 'long',
  },
} as const;

/** The constraints back up the checks of gateway/ledger. */
export async function createLedger(db: Kysely<unknown>): Promise<void> {
  await createTables(db, ledger, {
    accounts: {
      checks: {
        balance: sql`allow_negative = 1 or balance_minor >= 0`,
        wallet: sql`(kind = 'wallet') = (member_id is not null)`,
      },
      unique: [['member_id', 'currency']],
    },
    journals: { unique: [['kind', 'ref']] },
    postings: { primaryKey: ['journal_id', 'account_id'], indexes: { account: ['account_id'] } },
    rounds: { unique: [['vendor', 'member_id', 'round_id']], indexes: { member: ['member_id', 'created_at'] } },
    vendor_transactions: { primaryKey: ['vendor', 'transaction_id'] },
    launch_codes: { indexes: { expiry: ['expires_at'] } },
    player_tokens: { indexes: { expiry: ['expires_at'] } },
  });
  await db.schema
    .createIndex('rounds_won')
    .on('rounds')
    .column('ended_at')
    .where(sql.ref('win_minor'), '>', 0)
    .execute();
}
