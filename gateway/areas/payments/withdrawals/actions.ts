import type { Kysely } from 'kysely';
import * as v from 'valibot';
import { fromMinor } from '#src/contract/core/amount.ts';
import { type ActionContext, type ChangeContext, defineAction, OperatorError } from '#gateway/actions/define-action.ts';
import { Reason, waitingOrAll, word } from '#gateway/actions/inputs.ts';
import { printTime } from '#gateway/actions/print.ts';
import type { Waiting } from '#gateway/actions/waiting.ts';
import type { Tables } from '#gateway/db/tables.ts';
import { returnWithdrawal } from './end-withdrawal.ts';
import { ruleActions } from './rule-actions.ts';

const mostListed = 50;
/** A withdrawal about which the bank has said nothing after so many questions waits for an operator, too. */
const tries = 6;

const One = word(v.string(), 'withdrawal');

const withdrawalsOf = (db: Kysely<Tables>, merchant: string) =>
  db
    .selectFrom('withdrawals')
    .innerJoin('members', 'members.id', 'withdrawals.member_id')
    .where('members.merchant_code', '=', merchant);

/** Withdrawals that an operator has to decide. */
export const openWithdrawals: Waiting = {
  thing: 'withdrawal to decide',
  next: 'withdraw approve',
  query: (db, merchant) =>
    withdrawalsOf(db, merchant)
      .where('withdrawals.state', '=', 'review')
      .select(['withdrawals.created_at as at', 'members.account as who', 'withdrawals.id']),
};

/** Withdrawals that the bank neither confirms nor refuses. */
export const stuckWithdrawals: Waiting = {
  thing: 'withdrawal that the bank does not settle',
  next: 'withdraw list',
  query: (db, merchant) =>
    withdrawalsOf(db, merchant)
      .where('withdrawals.state', '=', 'sent')
      .where('withdrawals.attempts', '>=', tries)
      .select(({ val }) => ['withdrawals.sent_at as at', 'members.account as who', val('').as('id')])
      .$narrowType<{ at: number }>(),
};

/** Members' withdrawals, the operator's decisions about them, and the rules. */
export const withdrawalActions = [
  defineAction({
    name: 'withdraw list',
    reads: true,
    examples: ['withdraw list', 'withdraw list --all'],
    summary: 'withdrawals that have not ended, the oldest first; with --all the latest of all',
    input: waitingOrAll,
    run: list,
  }),
  defineAction({
    name: 'withdraw approve',
    examples: ['withdraw approve 0mhxfaj7k'],
    summary: 'let a withdrawal that is reviewed go to the bank',
    input: v.object({ withdrawal: One }),
    run: approve,
  }),
  defineAction({
    name: 'withdraw refuse',
    examples: ['withdraw refuse 0mhxfaj7k --reason "Confirme antes a sua identidade."'],
    summary:
      'refuse a withdrawal that was not sent, with a reason that the member reads; the money goes back to the balance',
    input: v.object({ withdrawal: One, reason: Reason }),
    run: refuse,
  }),
  ...ruleActions,
];

async function list({ db, merchant }: ActionContext, { all }: { all: boolean }) {
  const rows = await withdrawalsOf(db, merchant)
    .innerJoin('payees', 'payees.id', 'withdrawals.payee_id')
    .selectAll('withdrawals')
    .select(['members.account', 'payees.kind', 'payees.masked'])
    .$if(!all, (query) => query.where('withdrawals.state', 'in', ['review', 'approved', 'sent']))
    .orderBy('withdrawals.created_at', all ? 'desc' : 'asc')
    .limit(mostListed)
    .execute();
  if (rows.length === 0) return 'No withdrawal waits.';
  return rows.map((row) => [
    row.id,
    printTime(row.created_at),
    row.account,
    `${row.currency} ${fromMinor(row.amount_minor)}`,
    `${row.kind} ${row.masked}`,
    row.state,
    row.decided_by === '' ? '' : `by ${row.decided_by}`,
    row.reason || row.reference,
  ]);
}

async function approve({ db, clock, by, merchant }: ChangeContext, { withdrawal: id }: { withdrawal: string }) {
  const row = await find({ db, merchant }, id);
  const { numUpdatedRows } = await db
    .updateTable('withdrawals')
    .set({ state: 'approved', decided_by: by, decided_at: clock(), next_at: clock() })
    .where('id', '=', id)
    .where('state', '=', 'review')
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new OperatorError(`The withdrawal ${id} is ${row.state} already.`);
  return `approved ${row.currency} ${fromMinor(row.amount_minor)} of ${row.account}`;
}

async function refuse(
  { db, clock, by, merchant }: ChangeContext,
  { withdrawal: id, reason }: { withdrawal: string; reason: string },
) {
  const row = await find({ db, merchant }, id);
  const now = clock();
  if (!(await returnWithdrawal(db, id, 'refused', { reason, decided_by: by, decided_at: now }, now)))
    throw new OperatorError(`The withdrawal ${id} is ${row.state} already.`);
  return `refused ${row.currency} ${fromMinor(row.amount_minor)} of ${row.account}`;
}

async function find({ db, merchant }: Pick<ChangeContext, 'db' | 'merchant'>, id: string) {
  const row = await withdrawalsOf(db, merchant)
    .selectAll('withdrawals')
    .select('members.account')
    .where('withdrawals.id', '=', id)
    .executeTakeFirst();
  if (!row) throw new OperatorError(`There is no withdrawal ${id}.`);
  return row;
}
