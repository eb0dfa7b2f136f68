import { type Kysely, sql } from 'kysely';
import { createTables } from './create-table.ts';

/** Money of members that waits to be paid or returned. */
export const holds = {
  /**
   * `kind` and `ref` name the cause; a cause has one hold. `to_account` is paid when the hold is posted. `voided` and `timed-out` have
   * returned the money to the wallet. A hold without `expires_at` waits until it is posted or voided.
   */
  holds: {
    id: 'key',
    kind: 'text',
    ref: 'text',
    member_id: '-> members.id',
    currency: 'text',
    amount_minor: 'long',
    to_account: 'text',
    state: 'text: pending|posted|voided|timed-out',
    created_at: 'long',
    expires_at: 'long?',
    ended_at: 'long?',
  },
} as const;

export async function up(db: Kysely<unknown>): Promise<void> {
  await createTables(db, holds, {
    holds: {
      unique: [['kind', 'ref']],
      checks: {
        amount: sql`amount_minor > 0`,
        state: sql`state in ('pending', 'posted', 'voided', 'timed-out')`,
        end: sql`(state = 'pending') = (ended_at is null)`,
      },
      indexes: { member: ['member_id', 'created_at'] },
    },
  });
  await db.schema
    .createIndex('holds_expiry')
    .on('holds')
    .column('expires_at')
    .where(sql.ref('state'), '=', sql.lit('pending'))
    .execute();
}
