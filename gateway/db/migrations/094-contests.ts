import { type Kysely, sql } from 'kysely';
import { addColumns, createTables } from './create-table.ts';

/**
 * Payments that their payers contest at the bank (MED), by the bank's id. `taken-back`: the bank has taken `taken_minor` back, of which
 * `wallet_minor` came from the member's wallet and `owed_minor` is owed by them; a payment that was not credited takes nothing from anybody.
 * `next_at` says when the bank is asked next (null: not at all). `answer` is the operator's, and waits for the bank while `answer_due` is 1.
 */
export const contests = {
  contests: {
    id: 'key',
    payment_id: '-> pix_payments.id',
    member_id: 'text',
    currency: 'text',
    amount_minor: 'long',
    reason: 'text: fraud|operational',
    state: 'text: open|taken-back|rejected',
    taken_minor: 'long',
    wallet_minor: 'long',
    owed_minor: 'long',
    opened_at: 'long',
    recorded_at: 'long',
    ended_at: 'long?',
    attempts: 'integer',
    next_at: 'long?',
    answer: 'text: |accepted|disputed',
    answer_reason: 'text',
    answered_by: 'text',
    answered_at: 'long?',
    answer_due: 'flag',
  },
} as const;

/** The stakes that were due for a payment, and from which of the member's stakes on they were made (ledger/turnovers.ts); minor units. */
export const paymentTurnover = { pix_payments: { turnover_minor: 'long', turnover_from: 'long' } } as const;

export async function up(db: Kysely<unknown>): Promise<void> {
  await addColumns(db, paymentTurnover);
  await createTables(db, contests, {
    contests: {
      checks: {
        amount: sql`amount_minor > 0`,
        taken: sql`taken_minor >= 0 and taken_minor <= amount_minor`,
        parts: sql`wallet_minor >= 0 and owed_minor >= 0 and (wallet_minor + owed_minor = taken_minor or wallet_minor + owed_minor = 0)`,
        end: sql`(state = 'open') = (ended_at is null)`,
      },
      indexes: { payment: ['payment_id'], member: ['member_id', 'state'], due: ['state', 'next_at'] },
    },
  });
}
