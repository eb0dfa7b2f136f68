import { sql, type Kysely } from 'kysely';
import { createTables } from './create-table.ts';

/**
 * `transfers`: deposits by bank transfer that members have told, each with the amount that they say and, once an operator has found the money,
 * the amount that was credited. `receipt_hash` is the SHA-256 of the picture of the receipt, by which the same picture is recognised;
 * `sent_before`: an earlier transfer of the member has the same. `transfer_receipts` has the pictures, JPEGs that the gateway has made itself.
 */
export const transfers = {
  transfers: {
    id: 'key',
    member_id: '-> members.id',
    currency: 'text',
    amount_minor: 'long',
    credited_minor: 'long?',
    state: 'text: review|credited|refused',
    receipt_hash: 'text',
    sent_before: 'flag',
    reason: 'text',
    decided_by: 'text',
    created_at: 'long',
    promised_at: 'long',
    decided_at: 'long?',
  },
  transfer_receipts: { transfer_id: '-> transfers.id', image: 'bytes' },
} as const;

export async function up(db: Kysely<unknown>): Promise<void> {
  await createTables(db, transfers, {
    transfers: {
      checks: { amount: sql`amount_minor > 0`, credited: sql`credited_minor > 0` },
      indexes: { member: ['member_id', 'created_at'], state: ['state', 'created_at'], receipt: ['receipt_hash'] },
    },
    transfer_receipts: { primaryKey: ['transfer_id'] },
  });
}
