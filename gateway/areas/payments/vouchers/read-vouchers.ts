import type { Kysely } from 'kysely';
import { fromMinor } from '#src/contract/core/amount.ts';
import type { VoucherDeposit } from '#src/contract/payments/vouchers.schema.ts';
import type { Gateway } from '#gateway/context/gateway.ts';
import type { Tables } from '#gateway/db/tables.ts';

/** The deposits by voucher of a member that have these ids. */
export async function readVouchers(
  db: Kysely<Tables>,
  memberId: string,
  ids: readonly string[],
): Promise<VoucherDeposit[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('voucher_redemptions')
    .select(['id', 'amount_minor', 'created_at'])
    .where('member_id', '=', memberId)
    .where('id', 'in', [...ids])
    .execute();
  return rows.map(({ id, amount_minor: minor, created_at: createdAt }) => ({
    method: 'VOUCHER',
    ...{ id, createdAt, amount: fromMinor(minor), state: 'credited' },
  }));
}

/** Whether there are vouchers that pay now. */
export async function hasVouchers({ db, clock, config }: Gateway): Promise<boolean> {
  const row = await db
    .selectFrom('voucher_batches')
    .select('id')
    .where('merchant_code', '=', config.merchant)
    .where('expires_at', '>', clock())
    .where('closed_at', 'is', null)
    .whereRef('paid_minor', '<', 'total_minor')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
