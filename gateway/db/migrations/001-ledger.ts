import { type Kysely, sql } from 'kysely';
import { createIndex, createTable } from './create-table.ts';

/** Money. The constraints are the last line of defence behind domain/ledger.ts. */
export async function createLedger(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('accounts')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('member_id', 'text', (column) => column.references('members.id'))
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('currency', 'text', (column) => column.notNull())
    .addColumn('balance_minor', 'bigint', (column) => column.notNull())
    .addColumn('allow_negative', 'integer', (column) => column.notNull())
    .addCheckConstraint('accounts_balance', sql`allow_negative = 1 or balance_minor >= 0`)
    .addCheckConstraint('accounts_wallet', sql`(kind = 'wallet') = (member_id is not null)`)
    .addUniqueConstraint('accounts_member_id_currency', ['member_id', 'currency'])
    .execute();
  await createTable(
    db,
    'journals',
    { id: 'key', kind: 'text', ref: 'text', created_at: 'long' },
    { unique: [['kind', 'ref']] },
  );
  await createTable(
    db,
    'postings',
    { journal_id: '-> journals.id', account_id: '-> accounts.id', amount_minor: 'long' },
    { primaryKey: ['journal_id', 'account_id'] },
  );
  await createIndex(db, 'postings', 'account', ['account_id']);
  await createRounds(db);
}

async function createRounds(db: Kysely<unknown>) {
  await createTable(
    db,
    'rounds',
    {
      id: 'key',
      vendor: 'text',
      round_id: 'text',
      member_id: '-> members.id',
      node_id: 'text',
      currency: 'text',
      state: 'text',
      bets: 'integer',
      stake_minor: 'long',
      win_minor: 'long',
      created_at: 'long',
      ended_at: 'long?',
    },
    { unique: [['vendor', 'member_id', 'round_id']] },
  );
  await createIndex(db, 'rounds', 'member', ['member_id', 'created_at']);
  await db.schema
    .createIndex('rounds_won')
    .on('rounds')
    .column('ended_at')
    .where(sql.ref('win_minor'), '>', 0)
    .execute();
  await createTable(
    db,
    'vendor_transactions',
    {
      vendor: 'text',
      transaction_id: 'text',
      kind: 'text',
      state: 'text',
      body_hash: 'text',
      answer: 'text',
      member_id: 'text',
      round_id: 'text',
      amount_minor: 'long',
      created_at: 'long',
    },
    { primaryKey: ['vendor', 'transaction_id'] },
  );
  await createTable(db, 'launch_codes', {
    code_hash: 'key',
    member_id: '-> members.id',
    session_id: 'text',
    node_id: 'text',
    vassalage: 'text',
    language: 'text',
    expires_at: 'long',
    used_at: 'long?',
  });
  await createIndex(db, 'launch_codes', 'expiry', ['expires_at']);
  await createTable(db, 'player_tokens', {
    token_hash: 'key',
    member_id: '-> members.id',
    session_id: 'text',
    vassalage: 'text',
    demo: 'integer',
    expires_at: 'long',
  });
  await createIndex(db, 'player_tokens', 'expiry', ['expires_at']);
}
