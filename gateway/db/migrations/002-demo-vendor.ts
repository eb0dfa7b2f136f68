import type { Kysely } from 'kysely';

/** The demo vendor's own tables. A separate party: nothing here refers to the gateway's tables. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('demo_sessions')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('owner', 'text', (column) => column.notNull())
    .addColumn('vassalage', 'text', (column) => column.notNull())
    .addColumn('node_id', 'text', (column) => column.notNull())
    .addColumn('player_id', 'text', (column) => column.notNull())
    .addColumn('sealed_token', 'text', (column) => column.notNull())
    .addColumn('currency', 'text', (column) => column.notNull())
    .addColumn('currency_symbol', 'text', (column) => column.notNull())
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('game_name', 'text', (column) => column.notNull())
    .addColumn('icon_url', 'text', (column) => column.notNull())
    .addColumn('min_stake', 'bigint', (column) => column.notNull())
    .addColumn('demo', 'integer', (column) => column.notNull())
    .addColumn('play_balance', 'bigint', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .execute();

  await db.schema
    .createTable('demo_rounds')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('owner', 'text', (column) => column.notNull())
    .addColumn('idempotency_key', 'text', (column) => column.notNull())
    .addColumn('lane', 'text', (column) => column.unique())
    .addColumn('vassalage', 'text', (column) => column.notNull())
    .addColumn('node_id', 'text', (column) => column.notNull())
    .addColumn('player_id', 'text', (column) => column.notNull())
    .addColumn('currency', 'text', (column) => column.notNull())
    .addColumn('demo', 'integer', (column) => column.notNull())
    .addColumn('stake', 'bigint', (column) => column.notNull())
    .addColumn('lines', 'integer', (column) => column.notNull())
    .addColumn('outcome', 'text', (column) => column.notNull())
    .addColumn('win', 'bigint', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('refusal', 'text')
    .addColumn('balance_after_bet', 'bigint')
    .addColumn('balance', 'bigint')
    .addColumn('presented', 'integer', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('next_at', 'bigint')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addUniqueConstraint('demo_rounds_key', ['owner', 'idempotency_key'])
    .execute();

  await db.schema.createIndex('demo_rounds_due').on('demo_rounds').column('next_at').execute();
  await db.schema
    .createIndex('demo_rounds_last')
    .on('demo_rounds')
    .columns(['owner', 'node_id', 'created_at'])
    .execute();
  await db.schema.createIndex('demo_sessions_expiry').on('demo_sessions').column('expires_at').execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable('demo_rounds').execute();
  await db.schema.dropTable('demo_sessions').execute();
}
