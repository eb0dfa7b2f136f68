import type { Kysely } from 'kysely';
import { createTables } from './create-table.ts';

/** Tables and indexes of the operator's reports. */
export const operating = {
  /** Wins refused at a limit of their vendor, each at its first refusal; one that was paid since is in `vendor_transactions`. */
  withheld_wins: {
    vendor: 'text',
    transaction_id: 'text',
    round_id: 'text',
    member_id: '-> members.id',
    amount_minor: 'long',
    refused_at: 'long',
  },
} as const;

/** Index of members by time, for reports. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createTables(db, operating, {
    withheld_wins: { primaryKey: ['vendor', 'transaction_id'], indexes: { time: ['refused_at'] } },
  });
  await db.schema.createIndex('members_created').on('members').columns(['merchant_code', 'created_at']).execute();
}
