import type { Transaction } from 'kysely';
import type { Tables } from '../db/tables.ts';

/**
 * Makes other transactions that lock the same member wait for the end of this one: what they count together then holds. It comes before
 * the member's wallet, always in this order.
 */
export const lockMember = (trx: Transaction<Tables>, memberId: string): Promise<unknown> =>
  trx
    .updateTable('members')
    .set((eb) => ({ status: eb.ref('status') }))
    .where('id', '=', memberId)
    .execute();
