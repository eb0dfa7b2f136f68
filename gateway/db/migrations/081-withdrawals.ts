import { type Kysely, sql } from 'kysely';
import { createTables } from './create-table.ts';

/**
 * `turnovers`: the stakes that a member owes for bonuses and deposits before these can be withdrawn. Since the last one was added, when the
 * member had staked `staked_minor` in all, `left_minor` of `due_minor` were left; `given_minor` is the sum of those bonuses and deposits. `payees`: a member's
 * destinations of withdrawals, encrypted; a removed one stays for its withdrawals. `withdrawals`: the amount of each is on hold
 * in the ledger under its id until it ends; `next_at` is the next query to the bank (null: none).
 */
export const withdrawals = {
  turnovers: {
    member_id: '-> members.id',
    currency: 'text',
    given_minor: 'long',
    due_minor: 'long',
    left_minor: 'long',
    staked_minor: 'long',
  },
  payees: {
    id: 'key',
    member_id: '-> members.id',
    kind: 'text: cpf|phone|email|random|account',
    masked: 'text',
    encrypted: 'text',
    preferred: 'flag',
    added_at: 'long',
    removed_at: 'long?',
  },
  withdrawals: {
    id: 'key',
    member_id: '-> members.id',
    payee_id: '-> payees.id',
    currency: 'text',
    amount_minor: 'long',
    fee_minor: 'long',
    state: 'text: review|approved|sent|paid|refused|failed|cancelled',
    day: 'text',
    reason: 'text',
    reference: 'text',
    decided_by: 'text',
    created_at: 'long',
    decided_at: 'long?',
    sent_at: 'long?',
    ended_at: 'long?',
    promised_at: 'long',
    attempts: 'integer',
    next_at: 'long?',
  },
} as const;

export async function up(db: Kysely<unknown>): Promise<void> {
  await createTables(db, withdrawals, {
    turnovers: { primaryKey: ['member_id', 'currency'], checks: { left: sql`left_minor >= 0` } },
    payees: { indexes: { member: ['member_id'] } },
    withdrawals: {
      checks: { amount: sql`amount_minor > 0`, fee: sql`fee_minor >= 0 and fee_minor < amount_minor` },
      indexes: { member: ['member_id', 'created_at'], due: ['next_at'], state: ['state', 'created_at'] },
    },
  });
}
