import type { Kysely } from 'kysely';
import type { Tables } from '#gateway/db/tables.ts';
import { returnPoints } from './points.ts';

/** Gives back what an order took: its points to the member, and one piece to the stock. Whoever calls it has just refused the order. */
export async function returnOrder(
  db: Kysely<Tables>,
  { member_id, good_id, points }: Pick<Tables['mall_orders'], 'member_id' | 'good_id' | 'points'>,
): Promise<void> {
  await db
    .updateTable('mall_goods')
    .set((eb) => ({ stock: eb('stock', '+', 1) }))
    .where('id', '=', good_id)
    .execute();
  await returnPoints(db, member_id, points);
}
