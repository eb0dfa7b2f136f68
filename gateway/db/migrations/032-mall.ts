import { type Kysely, sql } from 'kysely';
import { createTables } from './create-table.ts';

/** The point mall: products, the points that each member has spent, and orders. */
export const mall = {
  /** `stock` null: unlimited. `amount_minor` is the payment of a `credit`, and 0 for a `gift`. */
  mall_goods: {
    id: 'key',
    name_pt: 'text',
    name_en: 'text',
    text_pt: 'text',
    text_en: 'text',
    art: 'text',
    kind: 'text: credit|gift',
    points: 'integer',
    stock: 'integer?',
    amount_minor: 'long',
    active: 'flag',
    sort_order: 'integer',
  },
  /** Earned points are the sum of the member's finished rounds; spent points exclude those returned by refused orders. */
  mall_points: { member_id: '-> members.id', spent: 'long' },
  /** `points` and `amount_minor` as they were when it was ordered. The ledger's journal of a credit has the cause `mall` and its id. */
  mall_orders: {
    id: 'key',
    member_id: '-> members.id',
    good_id: '-> mall_goods.id',
    kind: 'text: credit|gift',
    points: 'integer',
    amount_minor: 'long',
    state: 'text: done|ordered|shipped|refused',
    reason: 'text',
    decided_by: 'text',
    ordered_at: 'long',
    changed_at: 'long',
  },
} as const;

/** Index of jackpot drops by member. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createTables(db, mall, {
    mall_goods: {
      checks: {
        price: sql`points > 0`,
        stock: sql`stock is null or stock >= 0`,
        amount: sql`(kind = 'credit') = (amount_minor > 0)`,
      },
    },
    mall_points: { primaryKey: ['member_id'], checks: { spent: sql`spent >= 0` } },
    mall_orders: { indexes: { member: ['member_id', 'ordered_at'], state: ['state', 'ordered_at'] } },
  });
  await db.schema.createIndex('jackpot_drops_member').on('jackpot_drops').column('member_id').execute();
}
