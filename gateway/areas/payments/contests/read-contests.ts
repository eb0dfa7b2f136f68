import type { Kysely } from 'kysely';
import { fromMinor } from '#src/contract/core/amount.ts';
import type { DepositContest } from '#src/contract/payments/deposits.schema.ts';
import type { Tables } from '#gateway/db/tables.ts';

/** The contests of credited deposits, by deposit, as their member sees them. */
export async function readContests(
  db: Kysely<Tables>,
  depositIds: readonly string[],
): Promise<Map<string, DepositContest[]>> {
  const rows = await db
    .selectFrom('contests')
    .innerJoin('pix_payments', 'pix_payments.id', 'contests.payment_id')
    .selectAll('contests')
    .select('pix_payments.deposit_id')
    .where('pix_payments.deposit_id', 'in', [...depositIds])
    .where('pix_payments.outcome', '=', 'credited')
    .orderBy('contests.opened_at')
    .execute();
  const contests = rows.map(({ deposit_id: of, ...row }) => ({
    of,
    contest: {
      id: row.id,
      amount: fromMinor(row.amount_minor),
      state: row.state,
      taken: fromMinor(row.taken_minor),
      owed: fromMinor(row.owed_minor),
      openedAt: row.opened_at,
      endedAt: row.ended_at,
    },
  }));
  return new Map(
    [...Map.groupBy(contests, ({ of }) => of)].map(([of, list]) => [of, list.map(({ contest }) => contest)]),
  );
}
