import { type Kysely, sql } from 'kysely';
import { createTables } from './create-table.ts';

/**
 * `bonus_offers`: what a deposit can bring beside itself: `percent` of it, `most_minor` at most, from `min_minor` on, paid once stakes of `times` the
 * bonus are made within `days`. `given_minor` is what bonuses of it may cost yet or have cost, within `budget_minor`, and `day_given_minor` of the day
 * `day` (of UTC) within `day_minor`. `bonus_weights`: how much of a stake counts in a category, in percent; others count for nothing.
 * `bonuses`: one for a deposit that was begun with an offer. `offered` until it is paid, then `active`: its money is set aside in `house:bonus`. `paid`: it
 * was moved to the wallet. All other states are ends without a payment, but `taken-back`, which has `back_minor` taken from the wallet or owed.
 */
export const bonuses = {
  bonus_offers: {
    id: 'key',
    merchant_code: 'text',
    percent: 'integer',
    most_minor: 'long',
    min_minor: 'long',
    times: 'integer',
    days: 'integer',
    per_member: 'integer',
    budget_minor: 'long',
    given_minor: 'long',
    day_minor: 'long',
    day: 'integer',
    day_given_minor: 'long',
    created_at: 'long',
    created_by: 'text',
    ends_at: 'long',
    closed_at: 'long?',
    closed_by: 'text',
  },
  bonus_weights: { offer_id: '-> bonus_offers.id', category: 'text', percent: 'integer' },
  bonuses: {
    id: 'key',
    offer_id: '-> bonus_offers.id',
    member_id: '-> members.id',
    deposit_id: '-> deposits.id',
    currency: 'text',
    amount_minor: 'long',
    due_minor: 'long',
    state: 'text: offered|active|paid|dropped|expired|cancelled|lapsed|taken-back',
    day: 'integer',
    created_at: 'long',
    started_at: 'long?',
    expires_at: 'long?',
    ended_at: 'long?',
    ended_by: 'text',
    back_minor: 'long',
  },
} as const;

export const up = (db: Kysely<unknown>): Promise<void> =>
  createTables(db, bonuses, {
    bonus_offers: {
      checks: {
        terms: sql`percent > 0 and most_minor > 0 and min_minor > 0 and times > 0 and days > 0 and per_member > 0`,
        given: sql`given_minor >= 0 and given_minor <= budget_minor`,
        day: sql`day_given_minor >= 0 and day_given_minor <= day_minor`,
      },
      indexes: { open: ['merchant_code', 'ends_at'] },
    },
    bonus_weights: { primaryKey: ['offer_id', 'category'], checks: { percent: sql`percent > 0 and percent <= 100` } },
    bonuses: {
      unique: [['deposit_id']],
      checks: { amount: sql`amount_minor > 0 and due_minor > 0`, back: sql`back_minor >= 0` },
      indexes: {
        member: ['member_id', 'created_at'],
        state: ['state', 'expires_at'],
        offer: ['offer_id', 'member_id'],
      },
    },
  });
