import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import { sql } from 'kysely';
import type { Tables } from '#gateway/db/tables.ts';

/**
 * A withdrawal that was sent, or whose member owes nothing and has no contested deposit: the others wait before they are sent. What the bank has, it
 * decides.
 */
export const isFree = (eb: ExpressionBuilder<Tables, 'withdrawals'>): Expression<SqlBool> => {
  const owing = eb
    .selectFrom('accounts')
    .select('accounts.id')
    .where('accounts.balance_minor', '<', 0)
    .where(sql<boolean>`accounts.id = 'receivable:' || withdrawals.member_id || ':' || withdrawals.currency`);
  const contested = eb
    .selectFrom('contests')
    .innerJoin('pix_payments', 'pix_payments.id', 'contests.payment_id')
    .select('contests.id')
    .whereRef('contests.member_id', '=', 'withdrawals.member_id')
    .where('contests.state', '=', 'open')
    .where('pix_payments.outcome', '=', 'credited');
  return eb.or([eb('withdrawals.state', '=', 'sent'), eb.not(eb.or([eb.exists(owing), eb.exists(contested)]))]);
};
