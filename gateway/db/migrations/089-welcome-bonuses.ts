import { type Kysely, sql } from 'kysely';
import { createTables } from './create-table.ts';

/** Welcome bonuses that are given for a verified number. */
export const welcomeBonuses = {
  /** One a member at most. `mobile_index`: of the number that it was given for (context/personal-data.ts); null while it waits. A number has one. */
  welcome_bonuses: {
    member_id: '-> members.id',
    amount_minor: 'long',
    mobile_index: 'text?',
    owed_at: 'long',
    given_at: 'long?',
  },
} as const;

export const up = (db: Kysely<unknown>): Promise<void> =>
  createTables(db, welcomeBonuses, {
    welcome_bonuses: {
      primaryKey: ['member_id'],
      unique: [['mobile_index']],
      checks: { amount: sql`amount_minor > 0`, given: sql`(mobile_index is null) = (given_at is null)` },
    },
  });
