import { type Kysely, sql } from 'kysely';
import { createTables } from './create-table.ts';

/**
 * `voucher_batches`: vouchers that were created together, each of `amount_minor`. `paid_minor` is what they have paid, never more than
 * `total_minor`, which is amount times codes times uses. `vouchers`: their codes as keyed hashes (areas/payments/vouchers/voucher-code.ts), each with its
 * `number` in the batch. `voucher_redemptions`: deposits by voucher, one for a member and a code.
 */
export const vouchers = {
  voucher_batches: {
    id: 'key',
    merchant_code: 'text',
    name: 'text',
    currency: 'text',
    amount_minor: 'long',
    codes: 'long',
    uses: 'long',
    total_minor: 'long',
    paid_minor: 'long',
    created_at: 'long',
    created_by: 'text',
    expires_at: 'long',
    closed_at: 'long?',
    closed_by: 'text',
  },
  vouchers: {
    id: 'key',
    batch_id: '-> voucher_batches.id',
    number: 'integer',
    hash: 'text',
    uses: 'integer',
    used: 'integer',
  },
  voucher_redemptions: {
    id: 'key',
    voucher_id: '-> vouchers.id',
    batch_id: '-> voucher_batches.id',
    member_id: '-> members.id',
    currency: 'text',
    amount_minor: 'long',
    created_at: 'long',
  },
} as const;

export const up = (db: Kysely<unknown>): Promise<void> =>
  createTables(db, vouchers, {
    voucher_batches: {
      checks: {
        amount: sql`amount_minor > 0 and codes > 0 and uses > 0`,
        total: sql`total_minor = amount_minor * codes * uses`,
        paid: sql`paid_minor >= 0 and paid_minor <= total_minor`,
      },
      indexes: { open: ['merchant_code', 'expires_at'] },
    },
    vouchers: {
      unique: [['hash'], ['batch_id', 'number']],
      checks: { used: sql`used >= 0 and used <= uses` },
    },
    voucher_redemptions: {
      unique: [['voucher_id', 'member_id']],
      checks: { amount: sql`amount_minor > 0` },
      indexes: { member: ['member_id', 'created_at'], batch: ['batch_id', 'created_at'] },
    },
  });
