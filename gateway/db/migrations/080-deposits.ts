import { sql, type Kysely } from 'kysely';
import { createTables } from './create-table.ts';

/**
 * `tax_ids`: the CPF of a member, encrypted, and its keyed hash, by which one CPF has one account. `deposits`: the charges of
 * members; `txid` names one at the bank. `pix_payments`: every payment that the bank has reported, by its end-to-end id; `deposit_id`
 * is empty where the charge is unknown. A payment that is not credited is returned; `next_at` is the next attempt (null: done).
 */
export const deposits = {
  tax_ids: { member_id: 'key', hash: 'text', encrypted: 'text', created_at: 'long' },
  deposits: {
    id: 'key',
    member_id: '-> members.id',
    currency: 'text',
    amount_minor: 'long',
    txid: 'text',
    code: 'text',
    state: 'text: waiting|credited|expired|cancelled',
    payer: 'text',
    reference: 'text',
    created_at: 'long',
    expires_at: 'long',
    credited_at: 'long?',
  },
  pix_payments: {
    id: 'key',
    deposit_id: 'text',
    amount_minor: 'long',
    payer: 'text',
    outcome: 'text: credited|returning|returned',
    reason: 'text: |other-payer|paid-twice|other-amount|over-limit|unknown-charge',
    paid_at: 'long',
    recorded_at: 'long',
    attempts: 'integer',
    next_at: 'long?',
  },
} as const;

export async function up(db: Kysely<unknown>): Promise<void> {
  await createTables(db, deposits, {
    tax_ids: { unique: [['hash']] },
    deposits: {
      unique: [['txid']],
      checks: { amount: sql`amount_minor > 0` },
      indexes: { member: ['member_id', 'created_at'], waiting: ['state', 'expires_at'] },
    },
    pix_payments: { checks: { amount: sql`amount_minor > 0` }, indexes: { deposit: ['deposit_id'], due: ['next_at'] } },
  });
}
