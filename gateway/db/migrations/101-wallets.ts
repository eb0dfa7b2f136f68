import { type Kysely, sql } from 'kysely';
import { addColumns, createTables } from './create-table.ts';

/** Where a vendor of the transfer kind answers the gateway about its wallets; empty for a vendor that plays from the main wallet. */
export const vendorWalletUrl = { vendors: { wallet_url: 'text' } } as const;

export const wallets = {
  /**
   * A member's money at a vendor of the transfer kind: `balance_minor` is at the vendor by its confirmed transfers and reported rounds,
   * `moving_minor` is on its way there. `seen_at`: when the vendor last told the balance, `failed_at`: when it was last asked in vain.
   */
  vendor_wallets: {
    member_id: '-> members.id',
    vendor: '-> vendors.vassalage',
    currency: 'text',
    balance_minor: 'long',
    moving_minor: 'long',
    round_open: 'flag',
    seen_at: 'long?',
    failed_at: 'long?',
    changed_at: 'long',
  },
  /**
   * `out` goes to the vendor, `home` to the main wallet. `sent` before the vendor hears of it; `doubt` while it does not say what became of it; `waiting`
   * while a round of the member is open. `whole`: all that is there, until the vendor was told an amount. `next_at`: when the vendor is asked next.
   */
  wallet_transfers: {
    id: 'key',
    member_id: '-> members.id',
    vendor: '-> vendors.vassalage',
    currency: 'text',
    direction: 'text: out|home',
    amount_minor: 'long',
    whole: 'flag',
    state: 'text: asked|sent|waiting|doubt|confirmed|refused',
    cause: 'text: member|launch|leave|all',
    reason: 'text',
    decided_by: 'text',
    created_at: 'long',
    sent_at: 'long?',
    ended_at: 'long?',
    attempts: 'integer',
    next_at: 'long?',
  },
  /** Whether a member's money follows them into the game of such a vendor and back; without a row it does. */
  wallet_settings: { member_id: '-> members.id', follow: 'flag' },
} as const;

export async function up(db: Kysely<unknown>): Promise<void> {
  await addColumns(db, vendorWalletUrl);
  await createTables(db, wallets, {
    vendor_wallets: {
      primaryKey: ['member_id', 'vendor', 'currency'],
      checks: { balance: sql`balance_minor >= 0`, moving: sql`moving_minor >= 0` },
      indexes: { changed: ['changed_at'] },
    },
    wallet_transfers: {
      checks: { amount: sql`amount_minor > 0`, end: sql`(ended_at is null) = (state not in ('confirmed', 'refused'))` },
      indexes: { member: ['member_id', 'created_at'], due: ['next_at'], state: ['state', 'created_at'] },
    },
    wallet_settings: { primaryKey: ['member_id'] },
  });
  // One transfer of a member and a vendor is under way at a time.
  await db.schema
    .createIndex('wallet_transfers_open')
    .unique()
    .on('wallet_transfers')
    .columns(['member_id', 'vendor'])
    .where(sql.ref('ended_at'), 'is', null)
    .execute();
}
