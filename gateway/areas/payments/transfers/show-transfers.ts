import type { Kysely } from 'kysely';
import { fromMinor } from '#src/contract/core/amount.ts';
import type { Transfer } from '#src/contract/payments/transfers.schema.ts';
import type { Tables } from '#gateway/db/tables.ts';

/** The transfers of a member that have these ids. */
export async function readTransfers(db: Kysely<Tables>, memberId: string, ids: readonly string[]): Promise<Transfer[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('transfers')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('id', 'in', [...ids])
    .execute();
  return rows.map((row) => ({
    method: 'TRANSFER',
    id: row.id,
    amount: fromMinor(row.credited_minor ?? row.amount_minor),
    said: fromMinor(row.amount_minor),
    state: row.state,
    createdAt: row.created_at,
    promisedAt: row.promised_at,
    decidedAt: row.decided_at,
    reason: row.reason,
    sentBefore: row.sent_before === 1,
  }));
}
