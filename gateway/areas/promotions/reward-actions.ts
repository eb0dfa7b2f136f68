import type { Kysely } from 'kysely';
import * as v from 'valibot';
import { fromMinor } from '#src/contract/core/amount.ts';
import { type ActionContext, type ChangeContext, defineAction, OperatorError } from '#gateway/actions/define-action.ts';
import { Reason, waitingOrAll, word } from '#gateway/actions/inputs.ts';
import { printTime } from '#gateway/actions/print.ts';
import type { Waiting } from '#gateway/actions/waiting.ts';
import type { Tables } from '#gateway/db/tables.ts';
import { notifyMember } from '../notify/inbox/notify-member.ts';
import { rewardIssued, rewardRejected } from '../notify/push/account-messages.ts';

const mostListed = 50;

const Application = word(v.string(), 'application');

/** Rewards that members have asked for, and what the operator says to them. */
export const rewardActions = [
  defineAction({
    name: 'promotions applications',
    reads: true,
    summary: 'rewards that members have asked for and nobody has decided about, the oldest first',
    input: waitingOrAll,
    run: listApplications,
  }),
  defineAction({
    name: 'promotions approve',
    examples: ['promotions approve 0mhxfaj7k'],
    summary: 'let the member claim the reward, also one that was rejected before; the member is told',
    input: v.object({ id: Application }),
    asks: ({ id }) => `Whoever made the application ${id} can claim the reward then. Go on?`,
    run: (context, { id }) => decide(context, id, { state: 'issued', reason: '' }),
  }),
  defineAction({
    name: 'promotions reject',
    examples: ['promotions reject 0mhxfaj7k --reason "A regra pede uma conta por pessoa."'],
    summary: 'refuse the reward with a reason that the member reads; the member is told',
    input: v.object({ id: Application, reason: Reason }),
    run: (context, { id, reason }) => decide(context, id, { state: 'rejected', reason }),
  }),
];

const applicationsOf = (db: Kysely<Tables>, merchant: string) =>
  db
    .selectFrom('promotion_rewards')
    .innerJoin('members', 'members.id', 'promotion_rewards.member_id')
    .where('members.merchant_code', '=', merchant)
    .selectAll('promotion_rewards')
    .select('members.account');

/** Rewards to decide about: those that were asked for, and those that would pass what the house pays in a day. */
export const openApplications: Waiting = {
  thing: 'reward',
  next: 'promotions approve',
  query: (db, merchant) =>
    db
      .selectFrom('promotion_rewards')
      .innerJoin('members', 'members.id', 'promotion_rewards.member_id')
      .where('members.merchant_code', '=', merchant)
      .where('state', '=', 'applying')
      .select(['asked_at as at', 'members.account as who', 'promotion_rewards.id']),
};

async function listApplications({ db, merchant }: ActionContext, { all }: { all: boolean }) {
  const rows = await applicationsOf(db, merchant)
    .$if(!all, (query) => query.where('state', '=', 'applying'))
    .orderBy('asked_at', all ? 'desc' : 'asc')
    .orderBy('promotion_rewards.id')
    .limit(mostListed)
    .execute();
  if (rows.length === 0) return 'Nobody waits for a reward.';
  return rows.map((row) => [
    row.id,
    printTime(row.asked_at),
    row.account,
    row.promotion_id,
    `stage ${row.stage}`,
    rewardText(row),
    row.state,
    row.decided_by === '' ? '' : `by ${row.decided_by}`,
    row.reason,
  ]);
}

/** `10.00`, `200 points` or `10.00 and 200 points`. */
const rewardText = ({
  reward_minor,
  reward_points,
}: Pick<Tables['promotion_rewards'], 'reward_minor' | 'reward_points'>) =>
  [
    ...(reward_minor > 0 ? [fromMinor(reward_minor)] : []),
    ...(reward_points > 0 ? [`${reward_points} points`] : []),
  ].join(' and ');

type Decision = { readonly state: 'issued' | 'rejected'; readonly reason: string };

/** A pending reward can be approved or rejected, a rejected one still approved; issued money is never reversed. */
async function decide({ db, clock, by, merchant }: ChangeContext, id: string, decision: Decision): Promise<string> {
  const open = decision.state === 'issued' ? (['applying', 'rejected'] as const) : (['applying'] as const);
  const row = await applicationsOf(db, merchant).where('promotion_rewards.id', '=', id).executeTakeFirst();
  if (!row) throw new OperatorError(`There is no application ${id}.`);
  const { numUpdatedRows } = await db
    .updateTable('promotion_rewards')
    .set({ ...decision, decided_by: by, changed_at: clock() })
    .where('id', '=', id)
    .where('state', 'in', open)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new OperatorError(`The application ${id} is ${row.state} already.`);
  const told = decision.state === 'issued' ? rewardIssued : rewardRejected;
  await notifyMember(db, { memberId: row.member_id }, told, clock());
  return `${decision.state === 'issued' ? 'approved' : 'rejected'} ${rewardText(row)} for ${row.account}`;
}
