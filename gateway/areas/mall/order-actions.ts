import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '#gateway/db/tables.ts';
import { readPlayer } from '#gateway/ledger/player.ts';
import { payCredit } from './redeem.ts';
import { returnOrder } from './return-order.ts';
import { tellMember } from '../notify/inbox/tell-member.ts';
import { creditPaid, goodRefused, goodShipped } from '../notify/push/account-messages.ts';
import {
  change,
  type Command,
  type Operator,
  OperatorError,
  type Options,
  printTime,
} from '#gateway/actions/command.ts';
import { readReason } from '#gateway/actions/read-reason.ts';

const mostListed = 50;

/** What members have ordered in the point mall, and what becomes of it. */
export const orderCommands: readonly Command[] = [
  {
    name: 'mall orders',
    reads: true,
    help: 'gifts that were ordered and not sent yet, and credits that wait for you, the oldest first; with --all also what was paid, sent or refused',
    flags: '[--all]',
    run: listOrders,
  },
  {
    name: 'mall ship',
    takes: '<order>',
    help: 'say that an ordered gift is on its way, or pay a credit that waits; the member is told',
    run: (operator, [id = '']) => decide(operator, id, 'shipped', ''),
  },
  {
    name: 'mall refuse',
    takes: '<order>',
    help: 'refuse an ordered gift, or a credit that waits, with a reason that the member reads, and give its points back; the member is told',
    flags: '--reason …',
    run: (operator, [id = ''], options) => decide(operator, id, 'refused', readReason(options)),
  },
];

const ordersOf = (db: Kysely<Tables>, merchant: string) =>
  db
    .selectFrom('mall_orders')
    .innerJoin('members', 'members.id', 'mall_orders.member_id')
    .where('members.merchant_code', '=', merchant)
    .selectAll('mall_orders')
    .select('members.account');

async function listOrders({ db, merchant }: Operator, _words: readonly string[], { all }: Options) {
  const rows = await ordersOf(db, merchant)
    .$if(all !== true, (query) => query.where('state', '=', 'ordered'))
    .orderBy('ordered_at', all === true ? 'desc' : 'asc')
    .orderBy('mall_orders.id')
    .limit(mostListed)
    .execute();
  if (rows.length === 0) return 'Nothing waits to be sent.';
  return rows.map((row) => [
    row.id,
    printTime(row.ordered_at),
    row.account,
    row.good_id,
    `${row.points} points`,
    row.state,
    row.decided_by === '' ? '' : `by ${row.decided_by}`,
    row.reason,
  ]);
}

/** What waits can be sent or refused, once. */
async function decide(operator: Operator, id: string, state: 'shipped' | 'refused', reason: string): Promise<string> {
  const { clock, by, merchant } = operator;
  return change(operator, 'mall', async (trx) => {
    const row = await ordersOf(trx, merchant).where('mall_orders.id', '=', id).executeTakeFirst();
    if (!row) throw new OperatorError(`There is no order ${id}.`);
    const pays = state === 'shipped' && row.kind === 'credit';
    const { numUpdatedRows } = await trx
      .updateTable('mall_orders')
      .set({ state: pays ? 'done' : state, reason, decided_by: by, changed_at: clock() })
      .where('id', '=', id)
      .where('state', '=', 'ordered')
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw new OperatorError(`The order ${id} is ${row.state} already.`);
    if (state === 'refused') await returnOrder(trx, row);
    if (pays) await payWaiting(trx, row, clock());
    const told = pays ? creditPaid : state === 'shipped' ? goodShipped : goodRefused;
    await tellMember(trx, { memberId: row.member_id }, told, clock());
    return `${pays ? 'paid' : state} ${row.good_id} of ${row.account}`;
  });
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
