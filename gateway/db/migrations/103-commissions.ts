import { type Kysely, sql } from 'kysely';
import { createTables } from './create-table.ts';

/** Commission for members who were invited (docs/decisions/117-commission-of-a-closed-day.md). Days are YYYY-MM-DD, the merchant's. */
export const commissions = {
  /**
   * The terms from a day on, until those of a later one. Rates in hundredths of a per cent; `most_minor`: at most so much for an inviter and day;
   * `days`: for so long after an invited member has joined.
   */
  commission_terms: {
    merchant_code: 'text',
    from_day: 'text',
    turnover_rate: 'integer',
    deposit_rate: 'integer',
    most_minor: 'long',
    days: 'integer',
    set_at: 'long',
  },
  /** The closed days, each from the end of the one before it. */
  commission_days: { merchant_code: 'text', day: 'text', start_at: 'long', end_at: 'long' },
  /** Invited members with bookings in a closed day whose commission is not settled; `next_at`: when it is tried next. */
  commission_work: {
    merchant_code: 'text',
    day: 'text',
    invited_id: 'text',
    inviter_id: 'text',
    attempts: 'integer',
    next_at: 'long',
  },
  /** Settled days. `base_minor`: turnover or net deposits of the day, `cut_minor`: what the inviter’s bound of the day left out. */
  commissions: {
    id: 'key',
    day: 'text',
    inviter_id: '-> members.id',
    invited_id: '-> members.id',
    kind: 'text: turnover|deposit',
    base_minor: 'long',
    rate: 'integer',
    amount_minor: 'long',
    cut_minor: 'long',
    settled_at: 'long',
  },
  /** What was paid for an invited member, and what is carried over of each kind, in ten-thousandths of a minor unit. */
  commission_pairs: {
    inviter_id: 'text',
    invited_id: 'text',
    paid_minor: 'long',
    turnover_rest: 'long',
    deposit_rest: 'long',
  },
} as const;

export async function up(db: Kysely<unknown>): Promise<void> {
  await createTables(db, commissions, {
    commission_terms: {
      primaryKey: ['merchant_code', 'from_day'],
      checks: {
        rates: sql`turnover_rate >= 0 and turnover_rate <= 100 and deposit_rate >= 0 and deposit_rate <= 1000`,
        bounds: sql`most_minor > 0 and days > 0`,
      },
    },
    commission_days: { primaryKey: ['merchant_code', 'day'] },
    commission_work: {
      primaryKey: ['day', 'invited_id'],
      indexes: { due: ['merchant_code', 'next_at'], invited: ['invited_id', 'day'] },
    },
    commissions: {
      unique: [['day', 'inviter_id', 'invited_id', 'kind']],
      checks: { amounts: sql`amount_minor >= 0 and cut_minor >= 0` },
      indexes: { inviter: ['inviter_id', 'day'] },
    },
    commission_pairs: { primaryKey: ['inviter_id', 'invited_id'] },
  });
}
