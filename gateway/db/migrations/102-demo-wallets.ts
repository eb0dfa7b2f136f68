import { type Kysely, sql } from 'kysely';
import { addColumns, createTables } from './create-table.ts';

/** Sessions and rounds of the demonstration's vendor that are played from its own wallets. */
export const ownWalletPlay = { demo_sessions: { own_wallet: 'flag' }, demo_rounds: { own_wallet: 'flag' } } as const;

/**
 * The wallets of the demonstration's vendor of the transfer kind, and the transfers that it was asked for, by the gateway's ids; one that was refused or
 * cancelled stays so.
 */
export const demoWallets = {
  demo_wallets: { vassalage: 'text', player_id: 'text', currency: 'text', balance: 'long' },
  demo_wallet_transfers: {
    id: 'key',
    vassalage: 'text',
    player_id: 'text',
    currency: 'text',
    direction: 'text: deposit|withdraw',
    amount: 'long',
    state: 'text: done|refused',
    reason: 'text',
    created_at: 'long',
  },
} as const;

export async function up(db: Kysely<unknown>): Promise<void> {
  await addColumns(db, ownWalletPlay);
  await createTables(db, demoWallets, {
    demo_wallets: { primaryKey: ['vassalage', 'player_id', 'currency'], checks: { balance: sql`balance >= 0` } },
  });
}
