import type { Transaction } from 'kysely';
import type { Tables } from '#gateway/db/tables.ts';
import { arriveAway, bringHome, returnAway } from '#gateway/ledger/away.ts';

type Row = Tables['wallet_transfers'];

/** Money that a vendor has paid out, and that the books do not have there: its reports are not all in, or it is wrong. */
export class NotCovered extends Error {}

/**
 * Books that a vendor has done a transfer, once; false where it had ended. `amount`: what the vendor has moved, minor units. Throws NotCovered where it has paid out
 * more than the member has there; the transaction must then roll back.
 */
export async function confirmTransfer(
  trx: Transaction<Tables>,
  id: string,
  { amount, by = '' }: { readonly amount: number; readonly by?: string },
  now: number,
): Promise<boolean> {
  const row = await end(trx, id, 'confirmed', { reason: '', decided_by: by }, now);
  if (!row) return false;
  if (row.amount_minor !== amount) {
    if (row.direction === 'out') throw new NotCovered(`the transfer ${id} was done with another amount`);
    await trx.updateTable('wallet_transfers').set({ amount_minor: amount }).where('id', '=', id).execute();
  }
  const moved = { ...movedOf(row), amount };
  if (row.direction === 'out') await arriveAway(trx, moved, now);
  else if (!(await bringHome(trx, moved, now))) throw new NotCovered(`the vendor paid out more than there is: ${id}`);
  return true;
}

/** Ends a transfer that the vendor will never do, once; money on its way goes back to the main wallet. False where it had ended. */
export async function refuseTransfer(
  trx: Transaction<Tables>,
  id: string,
  { reason, by = '' }: { readonly reason: string; readonly by?: string },
  now: number,
): Promise<boolean> {
  const row = await end(trx, id, 'refused', { reason, decided_by: by }, now);
  if (!row) return false;
  if (row.direction === 'out') await returnAway(trx, movedOf(row), now);
  return true;
}

const movedOf = (row: Row) => ({
  ...{ id: row.id, memberId: row.member_id, vendor: row.vendor, currency: row.currency, amount: row.amount_minor },
});

/** The conditional write by which a transfer ends; of many at once one finds the row. */
const end = (
  trx: Transaction<Tables>,
  id: string,
  state: 'confirmed' | 'refused',
  rest: Pick<Row, 'reason' | 'decided_by'>,
  now: number,
): Promise<Row | undefined> =>
  trx
    .updateTable('wallet_transfers')
    .set({ ...rest, state, ended_at: now, next_at: null })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .returningAll()
    .executeTakeFirst();
