import { fromMinor } from '#src/contract/core/amount.ts';
import { orderPageSize } from '#src/contract/mall/mall.ts';
import type { MallGood, MallOrder } from '#src/contract/mall/mall.schema.ts';
import type { Language } from '#src/contract/core/wire.ts';
import type { Kysely } from 'kysely';
import type { KeySource } from '#gateway/context/stored-keys.ts';
import type { Tables } from '#gateway/db/tables.ts';
import { decryptParcelAddresses, townOf } from './parcel-address.ts';

type Named = { readonly name_pt: string; readonly name_en: string };
const nameOf = ({ name_pt, name_en }: Named, language: Language): string => (language === 'en' ? name_en : name_pt);

/** The available products, in the operator's order. */
export async function listGoods(db: Kysely<Tables>, language: Language): Promise<MallGood[]> {
  const rows = await db
    .selectFrom('mall_goods')
    .selectAll()
    .where('active', '=', 1)
    .orderBy('sort_order')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    name: nameOf(row, language),
    text: language === 'en' ? row.text_en : row.text_pt,
    art: row.art,
    kind: row.kind,
    delivered: row.delivered === 1,
    amount: fromMinor(row.amount_minor),
    points: row.points,
    stock: row.stock,
  }));
}

type Asked = { readonly memberId: string; readonly pageNo: number; readonly language: Language };

/** A page of a member's orders, the last first. */
export async function listOrders(source: KeySource, { memberId, pageNo, language }: Asked) {
  const own = source.db.selectFrom('mall_orders').where('member_id', '=', memberId);
  const { n } = await own.select((eb) => eb.fn.countAll<number>().as('n')).executeTakeFirstOrThrow();
  const rows = await own
    .innerJoin('mall_goods', 'mall_goods.id', 'mall_orders.good_id')
    .selectAll('mall_orders')
    .select(['mall_goods.name_pt', 'mall_goods.name_en', 'mall_goods.art'])
    .orderBy('ordered_at', 'desc')
    .orderBy('mall_orders.id', 'desc')
    .limit(orderPageSize)
    .offset((pageNo - 1) * orderPageSize)
    .execute();
  const list = (await decryptParcelAddresses(source, rows)).map((row): MallOrder => ({
    id: row.id,
    name: nameOf(row, language),
    art: row.art,
    kind: row.kind,
    amount: fromMinor(row.amount_minor),
    points: row.points,
    state: row.state,
    reason: row.reason,
    to: row.address ? townOf(row.address) : '',
    orderedAt: row.ordered_at,
    changedAt: row.changed_at,
  }));
  return { list, pageNum: pageNo, totalPages: Math.ceil(n / orderPageSize), totalCount: n };
}
