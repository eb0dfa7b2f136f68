import { sql } from 'kysely';
import { fromMinor } from '#src/contract/core/amount.ts';
import { kindsOf } from '#src/contract/records/records.ts';
import { writeCode } from '#gateway/actions/codes.ts';
import { type ActionContext, OperatorError } from '#gateway/actions/define-action.ts';
import { findMember } from '#gateway/actions/find-member.ts';
import { memberTypes } from '#gateway/actions/member-types.ts';
import { oneLine, printRows, printTime } from '#gateway/actions/print.ts';
import { readPersonal } from '#gateway/context/personal-data.ts';
import { recordSecurityEvent } from '#gateway/context/security-events.ts';
import type { Tables } from '#gateway/db/tables.ts';
import { walletId } from '#gateway/ledger/ledger-accounts.ts';
import { readLimits } from '#gateway/ledger/limits/current-limits.ts';
import { readPlayer } from '#gateway/ledger/player.ts';
import { maskEmail, maskMobile } from '../identity/recovery/security-state.ts';

const shownRounds = 10;
type Member = Tables['members'];

/**
 * A member with the balance, a freeze by an agent, how to reach them, what they were given, their limits, where they are signed in, and the latest rounds. Mobile number and
 * e-mail address are masked unless `contact` asks for them, which is noted as a security event.
 */
export async function showMember(context: ActionContext, { account, contact }: { account: string; contact: boolean }) {
  const member = await findMember(context, account);
  const player = await readPlayer(context.db, member.id);
  if (!player) throw new OperatorError(`There is no member ${account}.`);
  if (contact) {
    const event = { kind: 'operator_command', madeBy: context.by, madeAs: context.login, memberId: member.id } as const;
    await recordSecurityEvent(context, { ...event, detail: `member show ${member.account} --contact: done` });
  }
  printRows(context.print, [
    ['id', member.id],
    ['account', member.account],
    ['type', writeCode(memberTypes, member.type)],
    ['status', member.status],
    ...(await freezeOf(context, member)),
    ['balance', `${fromMinor(player.balanceMinor)} ${player.currency}`],
    ['since', printTime(member.created_at)],
    ['VIP', member.vip_label || 'none'],
    ...(await contactOf(context, member, contact)),
    ['given', await givenTo(context, member, player.currency)],
    ...(await limitsOf(context, member, player.currency)),
    ...(await sessionsOf(context, member)),
  ]);
  const rounds = await context.db
    .selectFrom('rounds')
    .selectAll()
    .where('member_id', '=', member.id)
    .orderBy('created_at', 'desc')
    .limit(shownRounds)
    .execute();
  return rounds.map((round) => [
    printTime(round.created_at),
    round.node_id,
    round.state,
    `stake ${fromMinor(round.stake_minor)}`,
    `win ${fromMinor(round.win_minor)}`,
  ]);
}

/** The freeze by an agent, if there is one: who has set it and when, its cause, and the sentence that the member reads. */
async function freezeOf({ db }: ActionContext, { id }: Member) {
  const frozen = await db
    .selectFrom('team_freezes')
    .innerJoin('members', 'members.id', 'team_freezes.agent_id')
    .select(['members.account', 'cause', 'reason', 'frozen_at'])
    .where('member_id', '=', id)
    .executeTakeFirst();
  if (!frozen) return [];
  const { account, cause, reason, frozen_at: at } = frozen;
  return [['frozen', `by ${account} since ${printTime(at)}, ${cause}: ${oneLine(reason)}`]];
}

async function contactOf({ db, clock, secrets }: ActionContext, { id }: Member, contact: boolean) {
  const { mobile, email, isVerified } = await readPersonal({ ...secrets.read(), db, clock }, id);
  const verified = isVerified ? ' (verified)' : '';
  return [
    ['mobile', mobile === '' ? 'none' : `${contact ? `+${mobile}` : maskMobile(mobile)}${verified}`],
    ['e-mail', email === '' ? 'none' : oneLine(contact ? email : maskEmail(email))],
  ];
}

/** The operator's payments in bonuses, rewards, jackpots and mall credits, by kind. */
async function givenTo({ db }: ActionContext, { id }: Member, currency: string): Promise<string> {
  const rows = await db
    .selectFrom('postings')
    .innerJoin('journals', 'journals.id', 'postings.journal_id')
    .where('postings.account_id', '=', walletId(id, currency))
    .where('journals.kind', 'in', kindsOf.bonuses)
    .select(['journals.kind', sql<number>`cast(sum(postings.amount_minor) as bigint)`.as('minor')])
    .groupBy('journals.kind')
    .orderBy('journals.kind')
    .execute();
  return rows.length === 0 ? 'nothing' : rows.map(({ kind, minor }) => `${kind} ${fromMinor(minor)}`).join(', ');
}

async function limitsOf({ db, clock }: ActionContext, { id }: Member, currency: string) {
  const limits = await readLimits(db, walletId(id, currency), clock());
  if (limits.length === 0) return [['limit', 'none']];
  return limits.map(({ kind, period, limit_minor, used_minor }) => [
    'limit',
    `${kind} of a ${period}: ${fromMinor(limit_minor)}, used ${fromMinor(used_minor)}`,
  ]);
}

async function sessionsOf({ db, clock }: ActionContext, { id }: Member) {
  const rows = await db
    .selectFrom('sessions')
    .select(['created_at', 'opened_at', 'rotated_at', 'user_agent'])
    .where('member_id', '=', id)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', clock())
    .orderBy('rotated_at', 'desc')
    .execute();
  if (rows.length === 0) return [['session', 'none']];
  return rows.map((row) => [
    'session',
    `since ${printTime(row.opened_at ?? row.created_at)}, renewed ${printTime(row.rotated_at)}, ${oneLine(row.user_agent).slice(0, 80)}`,
  ]);
}
