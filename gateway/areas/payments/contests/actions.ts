import { sql, type Kysely } from 'kysely';
import * as v from 'valibot';
import { fromMinor } from '#src/contract/core/amount.ts';
import { type ActionContext, type ChangeContext, defineAction, OperatorError } from '#gateway/actions/define-action.ts';
import { findMember } from '#gateway/actions/find-member.ts';
import { Account, minor, Reason, Remark, waitingOrAll, word } from '#gateway/actions/inputs.ts';
import { printTime } from '#gateway/actions/print.ts';
import type { Waiting } from '#gateway/actions/waiting.ts';
import type { Tables } from '#gateway/db/tables.ts';
import { readPlayer } from '#gateway/ledger/player.ts';
import { writeOff } from '#gateway/ledger/receivables.ts';
import { newId } from '#gateway/process/new-id.ts';
import { notifyMember } from '../../notify/inbox/notify-member.ts';
import { debtWrittenOff } from '../../notify/push/contest-messages.ts';

const mostListed = 50;

const contestsOf = (db: Kysely<Tables>, merchant: string) =>
  db
    .selectFrom('contests')
    .leftJoin('members', 'members.id', 'contests.member_id')
    .where((eb) => eb.or([eb('members.merchant_code', '=', merchant), eb('members.merchant_code', 'is', null)]));

/** Contests that nobody has answered. */
export const openContests: Waiting = {
  thing: 'contested deposit',
  next: 'contest dispute',
  query: (db, merchant) =>
    contestsOf(db, merchant)
      .where('contests.state', '=', 'open')
      .where('contests.answer', '=', '')
      .select((eb) => [
        'contests.opened_at as at',
        eb.fn.coalesce('members.account', sql<string>`''`).as('who'),
        'contests.id',
      ]),
};

const answering = v.object({ contest: word(v.string(), 'contest'), reason: Reason });

/** Contested deposits, the answers to them, and what members owe because of them. */
export const contestActions = [
  defineAction({
    name: 'contest list',
    reads: true,
    examples: ['contest list', 'contest list --all'],
    summary: 'deposits that their payers contest at the bank, the oldest first; with --all the latest of all',
    input: waitingOrAll,
    run: list,
  }),
  defineAction({
    name: 'contest accept',
    examples: ['contest accept m1f0c2 --reason "A conta de quem pagou foi invadida."'],
    summary: 'agree to a contest, with a reason that the bank reads: it takes the money back',
    input: answering,
    asks: () => 'The bank takes the deposit back. Go on?',
    run: (context, input) => answer(context, input, 'accepted'),
  }),
  defineAction({
    name: 'contest dispute',
    examples: ['contest dispute m1f0c2 --reason "O titular pagou e jogou; o acesso é do aparelho dele."'],
    summary: 'dispute a contest, with a reason that the bank reads: it decides',
    input: answering,
    run: (context, input) => answer(context, input, 'disputed'),
  }),
  defineAction({
    name: 'contest owed',
    reads: true,
    summary: 'members who owe for deposits that were taken back, the largest amount first',
    run: listOwed,
  }),
  defineAction({
    name: 'contest write-off',
    examples: ['contest write-off marina.costa 30.00 --reason "caso 17"'],
    summary: 'give up what a member owes, or a part of it, with a reason that stays in the ledger',
    input: v.object({
      account: Account,
      amount: word(minor('An amount is written like 30.00.'), 'amount'),
      reason: Remark,
    }),
    asks: ({ account, amount }) => `${fromMinor(amount)} that ${account} owes is given up. Go on?`,
    run: giveUp,
  }),
];

async function list({ db, merchant }: ActionContext, { all }: { all: boolean }) {
  const rows = await contestsOf(db, merchant)
    .selectAll('contests')
    .select('members.account')
    .$if(!all, (query) => query.where('contests.state', '=', 'open'))
    .orderBy('contests.opened_at', all ? 'desc' : 'asc')
    .limit(mostListed)
    .execute();
  if (rows.length === 0) return 'No deposit is contested.';
  return rows.map((row) => [
    row.id,
    printTime(row.opened_at),
    row.account ?? '',
    `${row.currency} ${fromMinor(row.amount_minor)}`,
    row.reason,
    row.state,
    row.state === 'taken-back' ? `${fromMinor(row.wallet_minor)} taken, ${fromMinor(row.owed_minor)} owed` : '',
    row.answer === '' ? '' : `${row.answer} by ${row.answered_by}${row.answer_due === 1 ? ', not sent yet' : ''}`,
  ]);
}

async function answer(
  { db, clock, by, merchant }: ChangeContext,
  { contest: id, reason }: v.InferOutput<typeof answering>,
  said: 'accepted' | 'disputed',
) {
  const row = await contestsOf(db, merchant).select('contests.state').where('contests.id', '=', id).executeTakeFirst();
  if (!row) throw new OperatorError(`There is no contest ${id}.`);
  const now = clock();
  const { numUpdatedRows } = await db
    .updateTable('contests')
    .set({ answer: said, answer_reason: reason, answered_by: by, answered_at: now, answer_due: 1, next_at: now })
    .where('id', '=', id)
    .where('state', '=', 'open')
    // What the bank has been told stays.
    .where((eb) => eb.or([eb('answer', '=', ''), eb('answer_due', '=', 1)]))
    .executeTakeFirst();
  if (numUpdatedRows === 0n)
    throw new OperatorError(`The contest ${id} is ${row.state === 'open' ? 'answered' : row.state} already.`);
  return `${said} the contest ${id}; the bank is told`;
}

async function listOwed({ db, merchant }: ActionContext) {
  const rows = await db
    .selectFrom('accounts')
    .innerJoin('members', (join) =>
      join.on(sql<boolean>`accounts.id = 'receivable:' || members.id || ':' || accounts.currency`),
    )
    .select(['members.account', 'accounts.currency', 'accounts.balance_minor'])
    .where('accounts.kind', '=', 'receivable')
    .where('accounts.balance_minor', '<', 0)
    .where('members.merchant_code', '=', merchant)
    .orderBy('accounts.balance_minor')
    .limit(mostListed)
    .execute();
  if (rows.length === 0) return 'Nobody owes anything.';
  return rows.map((row) => [row.account, `${row.currency} ${fromMinor(-row.balance_minor)}`]);
}

async function giveUp(
  context: ChangeContext,
  { account, amount, reason }: { account: string; amount: number; reason: string },
) {
  const { db, by } = context;
  const now = context.clock();
  const { id: memberId } = await findMember(context, account);
  const currency = (await readPlayer(db, memberId))?.currency ?? '';
  const cause = { ref: `${newId(now)} ${reason}`, madeBy: by };
  const owed = await writeOff(db, { memberId, currency, amount, ...cause }, now);
  if (amount > owed) throw new OperatorError(`${account} owes ${fromMinor(owed)}.`);
  await notifyMember(db, { memberId }, debtWrittenOff, now);
  return `gave up ${currency} ${fromMinor(amount)} that ${account} owed; ${fromMinor(owed - amount)} is left`;
}
