import type { Kysely, Transaction } from 'kysely';
import * as v from 'valibot';
import { type ActionContext, type ChangeContext, defineAction, OperatorError } from '#gateway/actions/define-action.ts';
import { Reason, waitingOrAll, word } from '#gateway/actions/inputs.ts';
import { oneLine, printTime } from '#gateway/actions/print.ts';
import type { Waiting } from '#gateway/actions/waiting.ts';
import type { Tables } from '#gateway/db/tables.ts';
import { readPlayer } from '#gateway/ledger/player.ts';
import { decryptParcelAddresses, townOf } from './parcel-address.ts';
import { payCredit } from './redeem.ts';
import { notifyMember } from '../notify/inbox/notify-member.ts';
import { creditPaid, goodRefused, goodShipped } from '../notify/push/account-messages.ts';
import { returnPoints } from './points.ts';

/** Returns an order's points to the member, and one item to the stock. Call it only after refusing the order. */
async function returnOrder(
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

const mostListed = 50;

const Order = word(v.string(), 'order');

/** Members' orders in the point mall, and their processing. */
export const orderActions = [
  defineAction({
    name: 'mall orders',
    reads: true,
    examples: ['mall orders', 'mall orders --all'],
    summary:
      'gifts that were ordered and not sent yet, and credits that wait for you, the oldest first; with --all also what was paid, sent or refused',
    input: waitingOrAll,
    run: listOrders,
  }),
  defineAction({
    // It writes nothing but the security event that says who has read it.
    name: 'mall address',
    examples: ['mall address 0mhxfaj7k'],
    summary: 'where an ordered parcel goes, in full; that you have read it is noted',
    input: v.object({ order: Order }),
    run: showAddress,
  }),
  defineAction({
    name: 'mall ship',
    examples: ['mall ship 0mhxfaj7k'],
    summary: 'say that an ordered gift is on its way, or pay a credit that waits; the member is told',
    input: v.object({ order: Order }),
    changes: ['mall'],
    run: (context, { order }) => decide(context, order, 'shipped', ''),
  }),
  defineAction({
    name: 'mall refuse',
    examples: ['mall refuse 0mhxfaj7k --reason "Acabou o estoque."'],
    summary:
      'refuse an ordered gift, or a credit that waits, with a reason that the member reads, and give its points back; the member is told',
    input: v.object({ order: Order, reason: Reason }),
    changes: ['mall'],
    run: (context, { order, reason }) => decide(context, order, 'refused', reason),
  }),
];

const ordersOf = (db: Kysely<Tables>, merchant: string) =>
  db
    .selectFrom('mall_orders')
    .innerJoin('members', 'members.id', 'mall_orders.member_id')
    .where('members.merchant_code', '=', merchant)
    .selectAll('mall_orders')
    .select('members.account');

/** Gifts to be sent, and credits that would pass what the house pays in a day. */
export const openOrders: Waiting = {
  thing: 'mall order',
  next: 'mall ship',
  query: (db, merchant) =>
    db
      .selectFrom('mall_orders')
      .innerJoin('members', 'members.id', 'mall_orders.member_id')
      .where('members.merchant_code', '=', merchant)
      .where('state', '=', 'ordered')
      .select(['ordered_at as at', 'members.account as who', 'mall_orders.id']),
};

async function listOrders({ db, clock, merchant, secrets }: ActionContext, { all }: { all: boolean }) {
  const rows = await ordersOf(db, merchant)
    .$if(!all, (query) => query.where('state', '=', 'ordered'))
    .orderBy('ordered_at', all ? 'desc' : 'asc')
    .orderBy('mall_orders.id')
    .limit(mostListed)
    .execute();
  if (rows.length === 0) return 'Nothing waits to be sent.';
  const orders = await decryptParcelAddresses({ ...secrets.read(), db, clock }, rows);
  return orders.map((row) => [
    row.id,
    printTime(row.ordered_at),
    row.account,
    row.good_id,
    `${row.points} points`,
    row.state,
    row.address ? `to ${oneLine(townOf(row.address))}` : '',
    row.decided_by === '' ? '' : `by ${row.decided_by}`,
    row.reason,
  ]);
}

async function showAddress({ db, clock, merchant, secrets }: ChangeContext, { order: id }: { order: string }) {
  const row = await ordersOf(db, merchant).where('mall_orders.id', '=', id).executeTakeFirst();
  if (!row) throw new OperatorError(`There is no order ${id}.`);
  if (row.address_sealed === '') throw new OperatorError(`The order ${id} has no address.`);
  const [opened] = await decryptParcelAddresses({ ...secrets.read(), db, clock }, [row]);
  if (!opened?.address) throw new OperatorError(`No key decrypts the address of ${id}.`);
  const { recipient, street, number, complement, district, postalCode, city, state, country } = opened.address;
  return [
    ['to', recipient],
    ['street', [street, number].filter(Boolean).join(', ')],
    ['complement', complement],
    ['district', district],
    ['postal code', postalCode],
    ['city', [city, state].filter(Boolean).join(', ')],
    ['country', country],
  ].flatMap(([name = '', text = '']) => (text === '' ? [] : [[name, oneLine(text)]]));
}

/** A pending order can be sent or refused, once. */
async function decide(
  { db, clock, by, merchant }: ChangeContext,
  id: string,
  state: 'shipped' | 'refused',
  reason: string,
): Promise<string> {
  const row = await ordersOf(db, merchant).where('mall_orders.id', '=', id).executeTakeFirst();
  if (!row) throw new OperatorError(`There is no order ${id}.`);
  const pays = state === 'shipped' && row.kind === 'credit';
  const { numUpdatedRows } = await db
    .updateTable('mall_orders')
    .set({
      ...{ state: pays ? 'done' : state, reason, decided_by: by, changed_at: clock() },
      // Nothing goes to a refused order's address.
      ...(state === 'refused' && { address_sealed: '' }),
    })
    .where('id', '=', id)
    .where('state', '=', 'ordered')
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new OperatorError(`The order ${id} is ${row.state} already.`);
  if (state === 'refused') await returnOrder(db, row);
  if (pays) await payWaiting(db, row, clock());
  const told = pays ? creditPaid : state === 'shipped' ? goodShipped : goodRefused;
  await notifyMember(db, { memberId: row.member_id }, told, clock());
  return `${pays ? 'paid' : state} ${row.good_id} of ${row.account}`;
}

/** Pays a credit that was held; what the operator approves is under no bound. */
async function payWaiting(
  trx: Transaction<Tables>,
  { id, member_id: memberId, amount_minor: amount }: Tables['mall_orders'],
  now: number,
): Promise<void> {
  const player = await readPlayer(trx, memberId);
  if (!player) throw new OperatorError('The member is not there any more.');
  await payCredit(trx, { id, memberId, currency: player.currency, amount }, now);
}
