import { type Kysely, sql } from 'kysely';
import { addColumns, createTables } from './create-table.ts';

/** `limited` 1: limits count for the account, which has rows of `money_limits`. Play money has none. */
const accounts = { limited: 'flag' } as const;
export const limitedAccounts = { accounts, play_accounts: accounts } as const;

/** The most that a member deposits, stakes or loses in a period. */
export const limits = {
  /**
   * `used_minor`: what has counted since `begun_at`, until before `ends_at`; below zero where wins exceed stakes. `time_zone` has the days
   * of which the periods are made (IANA name). A higher limit, or none (`next_minor` null), waits in `next_…`: it is in force from
   * `next_at` on, once `next_confirmed` is 1.
   */
  money_limits: {
    account_id: '-> accounts.id',
    kind: 'text: deposit|stake|loss',
    period: 'text: day|week|month',
    limit_minor: 'long',
    used_minor: 'long',
    begun_at: 'long',
    ends_at: 'long',
    time_zone: 'text',
    next_minor: 'long?',
    next_at: 'long?',
    next_confirmed: 'flag',
    made_by: 'text',
    changed_at: 'long',
  },
} as const;

export async function up(db: Kysely<unknown>): Promise<void> {
  await addColumns(db, limitedAccounts);
  await createTables(db, limits, {
    money_limits: {
      primaryKey: ['account_id', 'kind', 'period'],
      checks: {
        kind: sql`kind in ('deposit', 'stake', 'loss')`,
        period: sql`period in ('day', 'week', 'month')`,
        limit: sql`limit_minor >= 0 and (next_minor is null or next_minor >= 0)`,
        times: sql`begun_at < ends_at`,
      },
    },
  });
}
