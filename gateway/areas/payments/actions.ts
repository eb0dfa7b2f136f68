import { sql } from 'kysely';
import * as v from 'valibot';
import { fromMinor } from '#src/contract/core/amount.ts';
import { type ActionContext, defineAction } from '#gateway/actions/define-action.ts';
import { findMember } from '#gateway/actions/find-member.ts';
import { word } from '#gateway/actions/inputs.ts';
import { printTime } from '#gateway/actions/print.ts';
import type { Waiting } from '#gateway/actions/waiting.ts';

const mostListed = 50;
/** A payment that the bank has not given back after so many tries waits for an operator. */
const tries = 5;

/** Payments that the bank does not give back. */
export const stuckReturns: Waiting = {
  thing: 'payment that is not given back',
  next: 'deposit payments',
  query: (db, merchant) =>
    db
      .selectFrom('pix_payments')
      .leftJoin('deposits', 'deposits.id', 'pix_payments.deposit_id')
      .leftJoin('members', 'members.id', 'deposits.member_id')
      .where('pix_payments.outcome', '=', 'returning')
      .where('pix_payments.attempts', '>=', tries)
      .where((eb) => eb.or([eb('members.merchant_code', '=', merchant), eb('members.merchant_code', 'is', null)]))
      .select((eb) => [
        'pix_payments.recorded_at as at',
        eb.fn.coalesce('members.account', sql<string>`''`).as('who'),
        sql<string>`''`.as('id'),
      ]),
};

/** Deposits, and the payments that the bank has reported. */
export const depositActions = [
  defineAction({
    name: 'deposit list',
    reads: true,
    examples: ['deposit list', 'deposit list marina.costa'],
    summary: `the latest ${mostListed} deposits by Pix, or those of a member`,
    input: v.object({ account: v.optional(word(v.string(), 'account')) }),
    run: listDeposits,
  }),
  defineAction({
    name: 'deposit payments',
    reads: true,
    summary: `the latest ${mostListed} payments that the bank has reported, and where the money is`,
    run: listPayments,
  }),
];

async function listDeposits(context: ActionContext, { account }: { account?: string | undefined }) {
  const member = account === undefined ? undefined : await findMember(context, account);
  const rows = await context.db
    .selectFrom('deposits')
    .innerJoin('members', 'members.id', 'deposits.member_id')
    .selectAll('deposits')
    .select('members.account')
    .where('members.merchant_code', '=', context.merchant)
    .$if(member !== undefined, (query) => query.where('deposits.member_id', '=', member?.id ?? ''))
    .orderBy('deposits.created_at', 'desc')
    .limit(mostListed)
    .execute();
  if (rows.length === 0) return 'There are no deposits.';
  return rows.map((row) => [
    row.id,
    printTime(row.created_at),
    row.account,
    `${row.currency} ${fromMinor(row.amount_minor)}`,
    row.state,
    row.reference,
  ]);
}

async function listPayments({ db }: ActionContext) {
  const rows = await db
    .selectFrom('pix_payments')
    .selectAll()
    .orderBy('recorded_at', 'desc')
    .limit(mostListed)
    .execute();
  if (rows.length === 0) return 'The bank has reported no payments.';
  return rows.map((row) => [
    row.id,
    printTime(row.paid_at),
    fromMinor(row.amount_minor),
    row.payer,
    row.outcome,
    row.reason,
    row.attempts > 0 ? `${row.attempts} tries` : '',
  ]);
}
