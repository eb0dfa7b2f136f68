import type { Transaction } from 'kysely';
import type { Address } from '#src/contract/mall/delivery.schema.ts';
import type { Gateway } from '#gateway/context/gateway.ts';
import type { Member } from '#gateway/context/member.ts';
import type { Tables } from '#gateway/db/tables.ts';
import { houseAccountId, openWallet } from '#gateway/ledger/ledger-accounts.ts';
import { type Counted, countHousePayment, type HousePayment } from '#gateway/ledger/house-payments.ts';
import { moveMoney } from '#gateway/ledger/ledger.ts';
import { readPlayer } from '#gateway/ledger/player.ts';
import { newId } from '#gateway/process/new-id.ts';
import { Refusal } from '#gateway/process/refusal.ts';
import { keepAddress, encryptParcelAddress } from './parcel-address.ts';
import { readPoints, readStakes, spendPoints } from './points.ts';

/** `points` is the price as the member has seen it; `address`: where a parcel goes, `keepAddress`: also the next one. */
type Redemption = {
  readonly member: Pick<Member, 'id' | 'merchantCode'>;
  readonly goodId: string;
  readonly points: number;
  readonly address: Address | undefined;
  readonly keepAddress: boolean;
};

/** `told`: what became of a credit's payment, for logHousePayment after the commit. */
type Redeemed = {
  readonly value: { readonly orderId: string; readonly balance: number; readonly state: 'done' | 'ordered' };
  readonly told?: { readonly payment: HousePayment; readonly counted: Counted };
};

/**
 * Orders something for points: takes one from the stock and the price from the points, each in a write under its condition, so that of those who
 * come at once only as many are served as there is for. A credit is paid at once, up to what the house pays in a day; beyond that it waits for
 * the operator, as a gift does. What is thrown rolls all of it back: Refusal('sold_out'), Refusal('not_enough_points'), and
 * Refusal('good_unavailable') for what is closed or has another price by now, Refusal('invalid_request') for a parcel without an address.
 */
export async function redeem(
  gateway: Gateway,
  trx: Transaction<Tables>,
  { member, goodId, points, address, keepAddress: keeps }: Redemption,
): Promise<Redeemed> {
  const [memberId, now] = [member.id, gateway.clock()];
  const player = await readPlayer(trx, memberId);
  if (!player) throw new Refusal('session_ended');
  const { currency } = player;
  const good = await takeFromStock(trx, goodId, points);
  const to = good.delivered === 1 ? address : undefined;
  if (good.delivered === 1 && !to) throw new Refusal('invalid_request', { fields: ['address'] });
  if (!(await spendPoints(trx, { memberId, currency }, points))) throw new Refusal('not_enough_points');
  const stakes = await readStakes(trx, { memberId, currency });
  const id = newId(now);
  const { kind, amount_minor: amount } = good;
  const payment: HousePayment = { kind: 'mall', ref: id, memberId, currency, amount, stakes, capped: true };
  const counted =
    kind === 'credit' ? await countHousePayment(trx, payment, gateway.config.rewardLimits, now) : undefined;
  const state = counted && !counted.held ? 'done' : 'ordered';
  await trx
    .insertInto('mall_orders')
    .values({
      ...{ id, member_id: memberId, good_id: goodId, kind, points, amount_minor: amount },
      ...{ state, reason: '', decided_by: '', ordered_at: now, changed_at: now },
      address_sealed: to ? await encryptParcelAddress({ ...gateway, db: trx }, id, to) : '',
    })
    .execute();
  if (to && keeps) await keepAddress(trx, gateway, member, to);
  if (state === 'done') await payCredit(trx, { id, memberId, currency, amount }, now);
  const { balance } = await readPoints(trx, { memberId, currency });
  const value = { orderId: id, balance, state } as const;
  return { value, ...(counted && { told: { payment, counted } }) };
}

type Credit = { readonly id: string; readonly memberId: string; readonly currency: string; readonly amount: number };

/** Books what an order pays, once. */
export async function payCredit(
  trx: Transaction<Tables>,
  { id, memberId, currency, amount }: Credit,
  now: number,
): Promise<void> {
  const wallet = await openWallet(trx, memberId, currency);
  await moveMoney(trx, { kind: 'mall', ref: id, wallet, other: houseAccountId(currency, memberId), amount }, now);
}

async function takeFromStock(trx: Transaction<Tables>, id: string, points: number) {
  const taken = await trx
    .updateTable('mall_goods')
    .set((eb) => ({ stock: eb('stock', '-', 1) }))
    .where('id', '=', id)
    .where('active', '=', 1)
    .where('points', '=', points)
    .where((eb) => eb.or([eb('stock', 'is', null), eb('stock', '>', 0)]))
    .returning(['kind', 'amount_minor', 'delivered'])
    .executeTakeFirst();
  if (taken) return taken;
  const good = await trx.selectFrom('mall_goods').select(['active', 'points']).where('id', '=', id).executeTakeFirst();
  throw new Refusal(good?.active === 1 && good.points === points ? 'sold_out' : 'good_unavailable');
}
