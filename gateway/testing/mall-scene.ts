import { idempotencyHeader } from '#src/contract/core/envelope.ts';
import { mall, mallOrders, redeemGood } from '#src/contract/mall/mall.ts';
import type { Address } from '#src/contract/mall/delivery.schema.ts';
import type { Kysely } from 'kysely';
import type { Tables } from '../db/tables.ts';
import { valueOf } from './call-app.ts';
import { promotionTaker } from './promotion-scene.ts';
import type { TestGateway } from './test-gateway.ts';

let count = 0;

/** Where parcels of tests go. */
export const parcelTo: Address = {
  ...{ country: 'BR', recipient: 'Ana Lagoa Serena', postalCode: '50030-230', street: 'Rua da Aurora', number: '325' },
  ...{ complement: 'ap 42', district: 'Boa Vista', city: 'Recife', state: 'PE' },
};

/** Adds a product for 10 points: a gift with unlimited stock, unless `rest` says otherwise. */
export async function addGood(db: Kysely<Tables>, rest: Partial<Tables['mall_goods']> = {}): Promise<string> {
  const id = `good-${(count += 1)}`;
  await db
    .insertInto('mall_goods')
    .values({
      ...{ id, name_pt: 'Caneca', name_en: 'Mug', text_pt: 'Uma', text_en: 'One', art: '/art/b/mar.svg' },
      ...{ kind: 'gift', points: 10, stock: null, amount_minor: 0, active: 1, sort_order: count, delivered: 0 },
      ...rest,
    })
    .execute();
  return rest.id ?? id;
}

/** An ordered gift of a member, whose points were spent on it. */
export async function addOrder(db: Kysely<Tables>, { id, memberId }: { id: string; memberId: string }): Promise<void> {
  const good_id = await addGood(db);
  await db
    .insertInto('mall_points')
    .values({ member_id: memberId, spent: 10 })
    .onConflict((conflict) =>
      conflict.column('member_id').doUpdateSet((eb) => ({ spent: eb('mall_points.spent', '+', 10) })),
    )
    .execute();
  await db
    .insertInto('mall_orders')
    .values({
      ...{ id, member_id: memberId, good_id, kind: 'gift', points: 10, amount_minor: 0, state: 'ordered' },
      ...{ reason: '', decided_by: '', ordered_at: 0, changed_at: 0, address_sealed: '' },
    })
    .execute();
}

/** A member with actions and reads in the mall. */
export async function mallGoer(gateway: TestGateway, rest: Partial<Tables['members']> = {}) {
  const taker = await promotionTaker(gateway, rest);
  const { client, token } = taker;
  const look = (language: 'pt' | 'en' = 'en') => valueOf(client.app, mall, { token, query: { language } });
  const points = async () => (await look()).balance;
  const orders = async () =>
    (await valueOf(client.app, mallOrders, { token, query: { pageNo: 1, language: 'en' } })).list;
  /** Redeems a product, by default under a new idempotency key; a parcel goes to `parcelTo` unless `more` says otherwise. */
  const redeem = (id: string, price = 10, key: string = crypto.randomUUID(), more: object = { address: parcelTo }) =>
    client.call(redeemGood, { token, body: { id, points: price, ...more }, headers: { [idempotencyHeader]: key } });
  return { ...taker, look, points, orders, redeem };
}
