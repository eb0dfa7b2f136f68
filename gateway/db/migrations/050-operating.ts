import type { Kysely } from 'kysely';
import { createTables } from './create-table.ts';

/** What an operator looks at. */
export const operating = {
  /** Wins that were refused at a limit of their vendor, each at its first refusal; one that was paid since stands in `vendor_transactions`. */
  withheld_wins: {
    vendor: 'text',
    transaction_id: 'text',
    round_id: 'text',
    member_id: '-> members.id',
    amount_minor: 'long',
    refused_at: 'long',
  },
} as const;

/** Of members those of a span of time are found at once, for reports. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createTables(db, operating, {
    withheld_wins: { primaryKey: ['vendor', 'transaction_id'], indexes: { time: ['refused_at'] } },
  });
  await db.schema.createIndex('members_created').on('members').columns(['merchant_code', 'created_at']).execute();
}
