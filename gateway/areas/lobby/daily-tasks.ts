import { dayIn } from '#src/contract/core/age.ts';
import { rule } from '#src/contract/core/profiles.ts';
import { type DailyTaskKind, dailyTaskKinds } from '#src/contract/lobby/tasks.ts';
import type { Missions } from '#src/contract/lobby/tasks.schema.ts';
import { type Kysely, sql } from 'kysely';
import type { Gateway } from '#gateway/context/gateway.ts';
import type { Tables } from '#gateway/db/tables.ts';
import { dayOf } from '#gateway/ledger/day-of.ts';
import { endOfTime, roundsWithin } from '#gateway/ledger/round-sums.ts';
import { sumOf } from '#gateway/ledger/sum-of.ts';
import { type MerchantSettings, profileOf } from '../site/merchant.ts';
import { findMerchant } from './site-status.ts';

type Done = Readonly<Record<DailyTaskKind, number>>;

/**
 * The tasks of this day in the merchant's time zone: the goals that the operator has set (0: there is no such task), and what a
 * member has done of them, as the ledger's rounds say.
 */
export async function readDailyTasks(gateway: Gateway, memberId: string | undefined) {
  return tasksOf(gateway, (await findMerchant(gateway)).settings, memberId);
}

async function tasksOf(gateway: Gateway, settings: MerchantSettings, memberId: string | undefined) {
  const { start, end } = dayOf(gateway.clock(), settings.timeZone);
  const done = memberId === undefined ? undefined : await countPlay(gateway.db, memberId, start);
  const tasks = dailyTaskKinds
    .map((kind) => ({ kind, goal: settings.dailyTasks[kind], ...(done && { done: done[kind] }) }))
    .filter(({ goal }) => goal > 0);
  return { endsAt: end, tasks };
}

/** A member's missions: the tasks of this day natively, while the operator lets the programme run [S1-227]. */
export async function readMissions(gateway: Gateway, memberId: string): Promise<Missions> {
  const { endsAt, missions } = await readMissionsOn(gateway, memberId);
  return { endsAt, missions };
}

/** The same with the day that it is, YYYY-MM-DD by the merchant's clock. */
export async function readMissionsOn(gateway: Gateway, memberId: string): Promise<Missions & { readonly day: string }> {
  const { settings } = await findMerchant(gateway);
  const day = dayIn(gateway.clock(), settings.timeZone);
  if (!settings.promotions.includes('mission'))
    return { day, endsAt: dayOf(gateway.clock(), settings.timeZone).end, missions: [] };
  const { endsAt, tasks } = await tasksOf(gateway, settings, memberId);
  const claimed = await gateway.db
    .selectFrom('mission_rewards')
    .select(['kind', 'points'])
    .where('member_id', '=', memberId)
    .where('day', '=', day)
    .execute();
  const pays = rule(profileOf(settings), 'rewardsAfterPlay');
  const missions = tasks.map(({ kind, goal, done = 0 }) => {
    const paid = claimed.find((one) => one.kind === kind);
    const points = paid?.points ?? (pays ? settings.taskPoints[kind] : 0);
    return { kind, goal, done, points, claimed: paid !== undefined };
  });
  return { day, endsAt, missions };
}

/** A member's play since a moment; a round whose bets were all rolled back does not count. */
async function countPlay(db: Kysely<Tables>, memberId: string, since: number): Promise<Done> {
  return db
    .selectFrom(roundsWithin(db, { memberId, from: since, to: endOfTime }))
    .select([
      sumOf('played.rounds').as('rounds'),
      sql<number>`count(distinct ${sql.ref('played.node_id')})`.as('games'),
      sql<number>`count(distinct ${sql.ref('played.vendor')})`.as('vendors'),
    ])
    .where('played.state', '!=', 'cancelled')
    .where('played.rounds', '>', 0)
    .executeTakeFirstOrThrow();
}
