import { fromMinor, PositiveAmount, toMinor } from '#src/contract/amount.ts';
import type { Kysely } from 'kysely';
import * as v from 'valibot';
import type { Tables } from '#gateway/db/tables.ts';
import { transact } from '#gateway/db/transact.ts';
import { houseAccountId, openWallet } from '#gateway/ledger/ledger-accounts.ts';
import { moveMoney } from '#gateway/ledger/ledger.ts';
import { newId } from '#gateway/process/new-id.ts';
import { readPlayer } from '#gateway/ledger/player.ts';
import { endSecondFactor } from '../identity/passkeys/second-factor.ts';
import { tellMember } from '../notify/inbox/tell-member.ts';
import { creditReceived } from '../notify/push/account-messages.ts';
import { Refusal } from '#gateway/process/refusal.ts';
import { printRows } from '#gateway/actions/print.ts';
import { findMember } from '#gateway/actions/find-member.ts';
import {
  type Command,
  type Operator,
  type Options,
  OperatorError,
  printTime,
  readText,
} from '#gateway/actions/command.ts';

/** Members and their money. */
export const memberCommands: readonly Command[] = [
  {
    name: 'member show',
    reads: true,
    takes: '<account>',
    help: 'a member, the balance and the latest rounds',
    run: async (operator, [account]) => {
      const member = await findMember(operator, account ?? '');
      const player = await playerOf(operator.db, member);
      printRows(operator.print, [
        ['id', member.id],
        ['account', member.account],
        ['type', member.type],
        ['status', member.status],
        ['balance', `${fromMinor(player.balanceMinor)} ${player.currency}`],
        ['since', printTime(member.created_at)],
      ]);
      const rounds = await operator.db
        .selectFrom('rounds')
        .selectAll()
        .where('member_id', '=', member.id)
        .orderBy('created_at', 'desc')
        .limit(10)
        .execute();
      return rounds.map((round) => [
        printTime(round.created_at),
        round.node_id,
        round.state,
        `stake ${fromMinor(round.stake_minor)}`,
        `win ${fromMinor(round.win_minor)}`,
      ]);
    },
  },
  {
    name: 'member lock',
    takes: '<account>',
    help: 'refuse sign-in and bets of a member and end every session',
    asks: ([account]) => `${account} is signed out everywhere and can no longer play. Go on?`,
    run: async (operator, [account]) => {
      await transact(operator.db, async (trx) => {
        const member = await findMember({ ...operator, db: trx }, account ?? '');
        await trx.updateTable('members').set({ status: 'locked' }).where('id', '=', member.id).execute();
        await trx
          .updateTable('sessions')
          .set({ ended_at: operator.clock() })
          .where('member_id', '=', member.id)
          .where('ended_at', 'is', null)
          .execute();
      });
      return `${account} is locked`;
    },
  },
  {
    name: 'member unlock',
    takes: '<account>',
    help: 'let a member sign in and play again',
    run: async (operator, [account]) => {
      const member = await findMember(operator, account ?? '');
      await operator.db.updateTable('members').set({ status: 'open' }).where('id', '=', member.id).execute();
      return `${account} is open`;
    },
  },
  {
    name: 'member second-step-off',
    takes: '<account>',
    help: 'let the password alone sign a member in again, who has lost passkeys and recovery codes',
    asks: ([account]) => `Are you sure that it is ${account} who asks? A password alone signs in then.`,
    run: async (operator, [account]) => {
      const ended = await transact(operator.db, async (trx) => {
        const member = await findMember({ ...operator, db: trx }, account ?? '');
        return endSecondFactor(trx, member.id, operator.clock());
      });
      return ended ? `${account} signs in by the password alone` : `${account} had no second step`;
    },
  },
  {
    name: 'member credit',
    takes: '<account> <amount>',
    help: 'give a member money from the house, with a reason that stays in the ledger',
    flags: '--reason …',
    asks: ([account, amount]) => `${account} is given ${amount}. Go on?`,
    run: (operator, words, options) => giveMoney(operator, words, options, 1),
  },
  {
    name: 'member debit',
    takes: '<account> <amount>',
    help: 'take money from a member for the house, with a reason that stays in the ledger',
    flags: '--reason …',
    asks: ([account, amount]) => `${amount} is taken from ${account}. Go on?`,
    run: (operator, words, options) => giveMoney(operator, words, options, -1),
  },
];

async function playerOf(db: Kysely<Tables>, { id, account }: Tables['members']) {
  const player = await readPlayer(db, id);
  if (!player) throw new OperatorError(`There is no member ${account}.`);
  return player;
}

async function giveMoney(
  operator: Operator,
  [account, amount = '']: readonly string[],
  options: Options,
  sign: 1 | -1,
) {
  const reason = readText(options, 'reason').slice(0, 200);
  if (!v.is(PositiveAmount, amount))
    throw new OperatorError('An amount has two digits after the point, such as 50.00.');
  const balance = await transact(operator.db, async (trx) => {
    const member = await findMember({ ...operator, db: trx }, account ?? '');
    const player = await playerOf(trx, member);
    const wallet = await openWallet(trx, member.id, player.currency);
    const now = operator.clock();
    const cause = { kind: sign > 0 ? 'credit' : 'debit', ref: `${newId(now)} ${reason}`, madeBy: operator.by };
    const move = { ...cause, wallet, other: houseAccountId(player.currency), amount: sign * toMinor(amount) };
    const minor = await moveMoney(trx, move, now);
    if (sign > 0) await tellMember(trx, { memberId: member.id }, creditReceived, now);
    return `${fromMinor(minor)} ${player.currency}`;
  }).catch((error: unknown) => {
    throw error instanceof Refusal
      ? new OperatorError(
          error.code === 'insufficient_balance'
            ? `${account} has less than that.`
            : 'That is beyond what an account may hold.',
        )
      : error;
  });
  return `${account} has ${balance}`;
}
