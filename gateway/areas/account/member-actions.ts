import type { Kysely } from 'kysely';
import * as v from 'valibot';
import { fromMinor } from '#src/contract/core/amount.ts';
import { type ChangeContext, defineAction, OperatorError } from '#gateway/actions/define-action.ts';
import { findMember } from '#gateway/actions/find-member.ts';
import { Account, minor, Remark, word } from '#gateway/actions/inputs.ts';
import { memberTypes } from '#gateway/actions/member-types.ts';
import type { Tables } from '#gateway/db/tables.ts';
import { houseAccountId, openWallet } from '#gateway/ledger/ledger-accounts.ts';
import { moveMoney } from '#gateway/ledger/ledger.ts';
import { readPlayer } from '#gateway/ledger/player.ts';
import { newId } from '#gateway/process/new-id.ts';
import { Refusal } from '#gateway/process/refusal.ts';
import { endSecondFactor } from '../identity/passkeys/second-factor.ts';
import { notifyMember } from '../notify/inbox/notify-member.ts';
import { creditReceived } from '../notify/push/account-messages.ts';
import { showMember } from './show-member.ts';

const member = v.object({ account: Account });
const money = v.object({
  account: Account,
  amount: word(minor('An amount has two digits after the point, such as 50.00.'), 'amount'),
  reason: Remark,
});

/** Members and their money. */
export const memberActions = [
  defineAction({
    name: 'member show',
    reads: true,
    examples: ['member show marina.costa', 'member show marina.costa --contact'],
    summary:
      'a member: balance, a freeze by an agent with its reason, VIP level, bonuses, limits, sessions and the latest rounds; mobile number and e-mail address are masked without --contact, which is recorded',
    codes: { type: memberTypes },
    input: v.object({ ...member.entries, contact: v.optional(v.boolean(), false) }),
    run: showMember,
  }),
  defineAction({
    name: 'member lock',
    examples: ['member lock marina.costa --yes'],
    summary: 'refuse sign-in and bets of a member and end every session',
    input: member,
    asks: ({ account }) => `${account} is signed out everywhere and can no longer play. Continue?`,
    run: async (context, { account }) => {
      const { id } = await findMember(context, account);
      await context.db.updateTable('members').set({ status: 'locked' }).where('id', '=', id).execute();
      await context.db
        .updateTable('sessions')
        .set({ ended_at: context.clock() })
        .where('member_id', '=', id)
        .where('ended_at', 'is', null)
        .execute();
      return `${account} is locked`;
    },
  }),
  defineAction({
    name: 'member unlock',
    examples: ['member unlock marina.costa'],
    summary: 'let a member sign in and play again',
    input: member,
    run: async (context, { account }) => {
      const { id } = await findMember(context, account);
      await context.db.updateTable('members').set({ status: 'open' }).where('id', '=', id).execute();
      return `${account} is open`;
    },
  }),
  defineAction({
    name: 'member second-step-off',
    examples: ['member second-step-off marina.costa'],
    summary: 'turn off the second step of a member who has lost passkeys and recovery codes',
    input: member,
    asks: ({ account }) => `Is it certain that ${account} asks for this? The password alone then signs in.`,
    run: async (context, { account }) => {
      const { id } = await findMember(context, account);
      const ended = await endSecondFactor(context.db, id, context.clock());
      return ended ? `${account} signs in by the password alone` : `${account} had no second step`;
    },
  }),
  defineAction({
    name: 'member credit',
    examples: ['member credit marina.costa 50.00 --reason "caso 17"'],
    summary: 'credit a member from the house’s account, with a reason that is recorded',
    input: money,
    asks: ({ account, amount }) => `${account} is credited ${fromMinor(amount)}. Continue?`,
    run: (context, input) => giveMoney(context, input, 1),
  }),
  defineAction({
    name: 'member debit',
    examples: ['member debit marina.costa 20.50 --reason "lançado duas vezes"'],
    summary: 'debit a member to the house’s account, with a reason that is recorded',
    input: money,
    asks: ({ account, amount }) => `${account} is debited ${fromMinor(amount)}. Continue?`,
    run: (context, input) => giveMoney(context, input, -1),
  }),
];

async function playerOf(db: Kysely<Tables>, id: string, account: string) {
  const player = await readPlayer(db, id);
  if (!player) throw new OperatorError(`There is no member ${account}.`);
  return player;
}

async function giveMoney(
  context: ChangeContext,
  { account, amount, reason }: v.InferOutput<typeof money>,
  sign: 1 | -1,
) {
  const { db, by } = context;
  const now = context.clock();
  const { id: memberId } = await findMember(context, account);
  const { currency } = await playerOf(db, memberId, account);
  const wallet = await openWallet(db, memberId, currency);
  const cause = { kind: sign > 0 ? 'credit' : 'debit', ref: `${newId(now)} ${reason}`, madeBy: by };
  const move = { ...cause, wallet, other: houseAccountId(currency, memberId), amount: sign * amount };
  const balance = await moveMoney(db, move, now).catch((error: unknown) => {
    if (!(error instanceof Refusal)) throw error;
    const isShort = error.code === 'insufficient_balance';
    throw new OperatorError(
      isShort ? `${account} has less than that.` : 'That exceeds the maximum balance of an account.',
    );
  });
  if (sign > 0) await notifyMember(db, { memberId }, creditReceived, now);
  return `${account} has ${fromMinor(balance)} ${currency}`;
}
