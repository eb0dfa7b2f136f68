import { type Kysely, sql } from 'kysely';
import { addColumns, createTables } from './create-table.ts';

/**
 * Play money, in tables of its own, strictly separate from the ledger. Tables with a counterpart in the ledger have the same
 * columns, so that the same code books both (db/play-tables.ts); their `member_id` is a player of this ledger.
 */
export const playMoney = {
  /**
   * Players with a demo balance: a trial guest (`member_id`), or a visitor whose browser has the cookie of that hash. A player's
   * rows are removed some time after `expires_at`.
   */
  play_players: {
    id: 'key',
    member_id: '-> members.id?',
    cookie_hash: 'text?',
    merchant_code: '-> merchants.code',
    created_at: 'long',
    expires_at: 'long',
  },
  play_accounts: {
    id: 'key',
    member_id: '-> play_players.id?',
    kind: 'text: wallet|vendor|house',
    currency: 'text',
    balance_minor: 'long',
    allow_negative: 'flag',
  },
  play_journals: {
    id: 'key',
    kind: 'text',
    ref: 'text',
    created_at: 'long',
    chain: 'text',
    seq: 'long',
    hash: 'text',
    made_by: 'text',
  },
  play_postings: { journal_id: '-> play_journals.id', account_id: '-> play_accounts.id', amount_minor: 'long' },
  play_rounds: {
    id: 'key',
    vendor: 'text',
    round_id: 'text',
    member_id: '-> play_players.id',
    node_id: 'text',
    currency: 'text',
    state: 'text: open|ended|cancelled',
    bets: 'integer',
    stake_minor: 'long',
    win_minor: 'long',
    created_at: 'long',
    ended_at: 'long?',
  },
  play_transactions: {
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
  play_codes: {
    code_hash: 'key',
    member_id: '-> play_players.id',
    session_id: 'text',
    node_id: 'text',
    vassalage: 'text',
    language: 'text',
    expires_at: 'long',
    used_at: 'long?',
  },
  play_tokens: {
    token_hash: 'key',
    member_id: '-> play_players.id',
    session_id: 'text',
    vassalage: 'text',
    demo: 'flag',
    expires_at: 'long',
  },
  /**
   * The trial accounts that are open, each by the hash of what its device was given: who asks again with it is given the same
   * account. `member_id` is noted before there is such a member.
   */
  trial_accounts: { device_hash: 'key', member_id: 'text', created_at: 'long', expires_at: 'long' },
} as const;

/** Of the demo vendor: 1 if the gateway topped up the demo balance for the round's stake. */
export const roundColumns = { demo_rounds: { refilled: 'integer' } } as const;

const chips = { currency: sql`currency = 'XTS'` };

export async function up(db: Kysely<unknown>): Promise<void> {
  await createTables(db, playMoney, {
    play_players: { unique: [['member_id'], ['cookie_hash']], indexes: { expiry: ['expires_at'] } },
    play_accounts: {
      checks: {
        ...chips,
        balance: sql`allow_negative = 1 or balance_minor >= 0`,
        wallet: sql`(kind = 'wallet') = (member_id is not null)`,
      },
      unique: [['member_id', 'currency']],
    },
    play_journals: {
      unique: [
        ['kind', 'ref'],
        ['chain', 'seq'],
      ],
    },
    play_postings: { primaryKey: ['journal_id', 'account_id'], indexes: { account: ['account_id'] } },
    play_rounds: {
      checks: chips,
      unique: [['vendor', 'member_id', 'round_id']],
      indexes: { member: ['member_id', 'created_at'] },
    },
    play_transactions: { primaryKey: ['vendor', 'transaction_id'], indexes: { member: ['member_id'] } },
    play_codes: { indexes: { expiry: ['expires_at'] } },
    play_tokens: { indexes: { expiry: ['expires_at'] } },
    trial_accounts: { indexes: { expiry: ['expires_at'] } },
  });
  await addColumns(db, roundColumns);
  await db.schema.alterTable('demo_sessions').dropColumn('play_balance').execute();
}
