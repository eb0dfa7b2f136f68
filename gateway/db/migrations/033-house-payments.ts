import { type Kysely, sql } from 'kysely';
import { addColumns, createTables } from './create-table.ts';

/** Limits of the house's payments, and reversal of a jackpot's growth (docs/decisions/080-what-a-vendors-rounds-cost-the-house.md). */
export const housePayments = {
  /** The operator's payments in a day for the rounds of a vendor, or to a member, by account; `day` counts the days of UTC since 1970. */
  house_days: { account_id: 'text', day: 'integer', paid_minor: 'long' },
  /** The jackpots that a round contributed to, and the rate at which its stakes counted. */
  jackpot_growth: {
    vendor: 'text',
    member_id: '-> members.id',
    round_id: 'text',
    jackpot_id: 'text',
    rate_bp: 'integer',
  },
} as const;

/** `held`: an operator decides; the journal is booked when it is `paid`. `reason` is shown to the member. */
export const dropColumns = {
  jackpot_drops: { state: 'text: paid|held|refused', reason: 'text', decided_by: 'text' },
} as const;

/** Earlier drops were paid. Rounds that ended earlier are not in `jackpot_growth`: their contributions stay. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createTables(db, housePayments, {
    house_days: { primaryKey: ['account_id', 'day'], checks: { paid: sql`paid_minor >= 0` } },
    jackpot_growth: { primaryKey: ['vendor', 'member_id', 'round_id', 'jackpot_id'] },
  });
  await addColumns(db, dropColumns);
  await sql`update jackpot_drops set state = 'paid'`.execute(db);
}
