import type { Transaction } from 'kysely';
import type { Tables } from '#gateway/db/tables.ts';
import { openWallet } from '#gateway/ledger/ledger-accounts.ts';
import { countDeposit } from '#gateway/ledger/limits/count-limits.ts';

type Table = 'deposits' | 'transfers' | 'voucher_redemptions';
type Row = Pick<Tables[Table], 'id' | 'member_id' | 'currency' | 'amount_minor' | 'created_at'>;

/**
 * Counts a new record of a deposit towards the member's limits, and gives it the time at which it counts, which is answered: by that its room
 * is given back. Throws Refusal('own_limit_reached').
 */
export async function countRecord(trx: Transaction<Tables>, table: Table, row: Row): Promise<number> {
  const wallet = await openWallet(trx, row.member_id, row.currency);
  const at = await countDeposit(trx, { wallet, amount: row.amount_minor }, row.created_at);
  if (at !== row.created_at) await trx.updateTable(table).set({ created_at: at }).where('id', '=', row.id).execute();
  return at;
}
