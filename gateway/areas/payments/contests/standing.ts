import type { Kysely } from 'kysely';
import type { Tables } from '#gateway/db/tables.ts';
import { readOwed } from '#gateway/ledger/receivables.ts';

/** `contested`: what payers contest of a member's deposits and the bank has not decided; `owed`: what was taken back and is not paid; minor units. */
export type Standing = { readonly contested: number; readonly owed: number };

/** What keeps a member's withdrawals waiting. */
export async function readStanding(
  db: Kysely<Tables>,
  whose: { readonly memberId: string; readonly currency: string },
): Promise<Standing> {
  const open = await db
    .selectFrom('contests')
    .innerJoin('pix_payments', 'pix_payments.id', 'contests.payment_id')
    .select('contests.amount_minor')
    .where('contests.member_id', '=', whose.memberId)
    .where('contests.state', '=', 'open')
    .where('pix_payments.outcome', '=', 'credited')
    .execute();
  const contested = open.reduce((sum, { amount_minor }) => sum + amount_minor, 0);
  return { contested, owed: await readOwed(db, whose) };
}
