import { fromMinor } from '#src/contract/amount.ts';
import type { Kysely } from 'kysely';
import type { Tables } from '#gateway/db/tables.ts';
import { transact } from '#gateway/db/transact.ts';
import { tellMember } from '../notify/inbox/tell-member.ts';
import { rewardIssued, rewardRejected } from '../notify/push/account-messages.ts';
import { type Command, type Operator, OperatorError, type Options, printTime } from '#gateway/actions/command.ts';
import { readReason } from '#gateway/actions/read-reason.ts';

const mostListed = 50;

/** Rewards that members have asked for, and what the operator says to them. */
export const rewardCommands: readonly Command[] = [
  {
    name: 'promotions applications',
    reads: true,
    help: 'rewards that members have asked for and nobody has decided about, the oldest first',
    flags: '[--all]',
    run: listApplications,
  },
  {
    name: 'promotions approve',
    takes: '<application>',
    help: 'let the member claim the reward, also one that was rejected before; the member is told',
    asks: ([id]) => `Whoever made the application ${id} can claim the reward then. Go on?`,
    run: (operator, [id = '']) => decide(operator, id, { state: 'issued', reason: '' }),
  },
  {
    name: 'promotions reject',
    takes: '<application>',
    help: 'refuse the reward with a reason that the member reads; the member is told',
    flags: '--reason …',
    run: (operator, [id = ''], options) => decide(operator, id, { state: 'rejected', reason: readReason(options) }),
  },
];

const applicationsOf = (db: Kysely<Tables>, merchant: string) =>
  db
    .selectFrom('promotion_rewards')
    .innerJoin('members', 'members.id', 'promotion_rewards.member_id')
    .where('members.merchant_code', '=', merchant)
    .selectAll('promotion_rewards')
    .select('members.account');

async function listApplications({ db, merchant }: Operator, _words: readonly string[], { all }: Options) {
  const rows = await applicationsOf(db, merchant)
    .$if(all !== true, (query) => query.where('state', '=', 'applying'))
    .orderBy('asked_at', all === true ? 'desc' : 'asc')
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
    fromMinor(row.reward_minor),
    row.state,
    row.decided_by === '' ? '' : `by ${row.decided_by}`,
    row.reason,
  ]);
}

type Decision = { readonly state: 'issued' | 'rejected'; readonly reason: string };

/** What waits can be approved or rejected, what was rejected approved after all; money that was issued is not taken back. */
async function decide({ db, clock, by, merchant }: Operator, id: string, decision: Decision): Promise<string> {
  const open = decision.state === 'issued' ? (['applying', 'rejected'] as const) : (['applying'] as const);
  return transact(db, async (trx) => {
    const row = await applicationsOf(trx, merchant).where('promotion_rewards.id', '=', id).executeTakeFirst();
    if (!row) throw new OperatorError(`There is no application ${id}.`);
    const { numUpdatedRows } = await trx
      .updateTable('promotion_rewards')
      .set({ ...decision, decided_by: by, changed_at: clock() })
      .where('id', '=', id)
      .where('state', 'in', open)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw new OperatorError(`The application ${id} is ${row.state} already.`);
    const told = decision.state === 'issued' ? rewardIssued : rewardRejected;
    await tellMember(trx, { memberId: row.member_id }, told, clock());
    return `${decision.state === 'issued' ? 'approved' : 'rejected'} ${fromMinor(row.reward_minor)} for ${row.account}`;
  });
}
