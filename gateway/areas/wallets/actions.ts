import type { Kysely } from 'kysely';
import * as v from 'valibot';
import { fromMinor } from '#src/contract/core/amount.ts';
import { type ActionContext, type ChangeContext, defineAction, OperatorError } from '#gateway/actions/define-action.ts';
import { nameIn, Reason, waitingOrAll, word } from '#gateway/actions/inputs.ts';
import { printTime } from '#gateway/actions/print.ts';
import type { Waiting } from '#gateway/actions/waiting.ts';
import type { Tables } from '#gateway/db/tables.ts';
import { findAway } from '#gateway/ledger/away.ts';
import { confirmTransfer, NotCovered, refuseTransfer } from './end-transfer.ts';
import { placeOf } from './show.ts';
import { vendorActions } from './vendor-actions.ts';

const mostListed = 50;
/** A transfer about which the vendor has said nothing after so many questions waits for an operator, too. */
const tries = 4;

/** What a vendor can have done with a transfer. */
const settled = { done: 'the vendor has moved the money', refused: 'the vendor has not, and never will' } as const;

const One = word(v.string(), 'transfer');

const transfersOf = (db: Kysely<Tables>, merchant: string) =>
  db
    .selectFrom('wallet_transfers')
    .innerJoin('members', 'members.id', 'wallet_transfers.member_id')
    .where('members.merchant_code', '=', merchant);

/** Transfers between wallets that a vendor neither confirms nor refuses. */
export const doubtfulTransfers: Waiting = {
  thing: 'wallet transfer in doubt',
  next: 'wallet show',
  query: (db, merchant) =>
    transfersOf(db, merchant)
      .where('wallet_transfers.state', '=', 'doubt')
      .where('wallet_transfers.attempts', '>=', tries)
      .select(['wallet_transfers.created_at as at', 'members.account as who', 'wallet_transfers.id']),
};

/** Transfers between wallets, and those that hang. */
export const walletActions = [
  defineAction({
    name: 'wallet list',
    reads: true,
    examples: ['wallet list', 'wallet list --all'],
    summary: 'transfers between wallets that have not ended, the oldest first; with --all the latest of all',
    input: waitingOrAll,
    run: list,
  }),
  defineAction({
    name: 'wallet show',
    reads: true,
    examples: ['wallet show 0mhxfaj7k'],
    summary: 'one of them: where its money is, how often the vendor was asked, and what the books have at the vendor',
    input: v.object({ transfer: One }),
    run: show,
  }),
  defineAction({
    name: 'wallet ask',
    examples: ['wallet ask 0mhxfaj7k'],
    summary: 'ask the vendor about a transfer at the next pass, instead of later',
    input: v.object({ transfer: One }),
    run: ask,
  }),
  defineAction({
    name: 'wallet settle',
    examples: ['wallet settle 0mhxfaj7k --as done --reason "Confirmed by the vendor by telephone."'],
    summary:
      'end a transfer in doubt by what the vendor has said elsewhere: --as done moves its money, --as refused leaves it where it was; the vendor is not asked any more',
    input: v.object({
      transfer: One,
      as: nameIn(settled),
      reason: Reason,
    }),
    asks: ({ transfer, as }) => `Money moves by your word alone: ${transfer} was ${as} at the vendor. Continue?`,
    run: settle,
  }),
  ...vendorActions,
];

async function list({ db, merchant }: ActionContext, { all }: { all: boolean }) {
  const rows = await transfersOf(db, merchant)
    .selectAll('wallet_transfers')
    .select('members.account')
    .$if(!all, (query) => query.where('wallet_transfers.ended_at', 'is', null))
    .orderBy('wallet_transfers.created_at', all ? 'desc' : 'asc')
    .limit(mostListed)
    .execute();
  if (rows.length === 0) return 'No transfer is under way.';
  return rows.map((row) => [
    row.id,
    printTime(row.created_at),
    row.account,
    `${row.currency} ${fromMinor(row.amount_minor)}`,
    row.direction === 'out' ? `to ${row.vendor}` : `from ${row.vendor}`,
    row.state,
    row.decided_by === '' ? '' : `by ${row.decided_by}`,
    row.reason,
  ]);
}

const placeText = { main: 'in the main wallet', moving: 'on its way', vendor: 'at the vendor' } as const;

async function show({ db, merchant }: ActionContext, { transfer: id }: { transfer: string }) {
  const row = await find({ db, merchant }, id);
  const there = await findAway(db, { memberId: row.member_id, vendor: row.vendor, currency: row.currency });
  return [
    ['transfer', row.id],
    ['member', row.account],
    ['amount', `${row.currency} ${fromMinor(row.amount_minor)}`],
    ['way', row.direction === 'out' ? `from main to ${row.vendor}` : `from ${row.vendor} to main`],
    ['state', row.state],
    ['money', placeText[placeOf(row)]],
    ['begun', printTime(row.created_at)],
    ['asked', `${row.attempts} times${row.next_at === null ? '' : `, next ${printTime(row.next_at)}`}`],
    ['at the vendor', there ? fromMinor(there.balance_minor) : '0.00'],
    ['on its way', there ? fromMinor(there.moving_minor) : '0.00'],
    ['last told', there?.seen_at ? printTime(there.seen_at) : 'never'],
    ...(row.reason === '' ? [] : [['reason', row.reason]]),
  ];
}

async function ask({ db, clock, merchant }: ChangeContext, { transfer: id }: { transfer: string }) {
  const row = await find({ db, merchant }, id);
  const { numUpdatedRows } = await db
    .updateTable('wallet_transfers')
    .set({ next_at: clock() })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new OperatorError(`The transfer ${id} is ${row.state} already.`);
  return `${row.vendor} is asked about ${id} at the next pass`;
}

async function settle(
  { db, clock, by, merchant }: ChangeContext,
  { transfer: id, as, reason }: { transfer: string; as: 'done' | 'refused'; reason: string },
) {
  const row = await find({ db, merchant }, id);
  if (row.state !== 'doubt') throw new OperatorError(`The transfer ${id} is ${row.state}, not in doubt.`);
  try {
    const done =
      as === 'done'
        ? await confirmTransfer(db, id, { amount: row.amount_minor, by }, clock())
        : await refuseTransfer(db, id, { reason, by }, clock());
    if (!done) throw new OperatorError(`The transfer ${id} has ended already.`);
  } catch (error) {
    if (!(error instanceof NotCovered)) throw error;
    throw new OperatorError(
      `${row.account} has less at ${row.vendor} than ${fromMinor(row.amount_minor)}: the vendor has to report its rounds first.`,
    );
  }
  return `${id} is settled as ${as}`;
}

async function find({ db, merchant }: Pick<ActionContext, 'db' | 'merchant'>, id: string) {
  const row = await transfersOf(db, merchant)
    .selectAll('wallet_transfers')
    .select('members.account')
    .where('wallet_transfers.id', '=', id)
    .executeTakeFirst();
  if (!row) throw new OperatorError(`There is no transfer ${id}.`);
  return row;
}
