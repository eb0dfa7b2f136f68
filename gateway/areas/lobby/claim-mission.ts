import type { Transaction } from 'kysely';
import type { DailyTaskKind } from '#src/contract/lobby/tasks.ts';
import type { Gateway } from '#gateway/context/gateway.ts';
import type { Tables } from '#gateway/db/tables.ts';
import { givePoints } from '#gateway/ledger/give-points.ts';
import { newId } from '#gateway/process/new-id.ts';
import { Refusal } from '#gateway/process/refusal.ts';
import { pointsGiven } from '../notify/inbox/points-given.ts';
import { sendMessage } from '../notify/inbox/send-message.ts';
import { readMissionsOn } from './daily-tasks.ts';

/**
 * Pays the points of a mission of this day that is done. They are booked once for a member, a day and a kind, however often and at once they are claimed.
 * Throws Refusal('promotion_unavailable') where the mission is not done, gives no points, or is none of this day.
 */
export async function claimMission(
  gateway: Gateway,
  trx: Transaction<Tables>,
  { memberId, kind }: { readonly memberId: string; readonly kind: DailyTaskKind },
) {
  const now = gateway.clock();
  const { day, missions } = await readMissionsOn({ ...gateway, db: trx }, memberId);
  const mission = missions.find((one) => one.kind === kind);
  if (!mission || mission.points === 0 || mission.done < mission.goal) throw new Refusal('promotion_unavailable');
  const { points } = mission;
  const id = newId(now);
  const added = await trx
    .insertInto('mission_rewards')
    .values({ id, member_id: memberId, day, kind, points, claimed_at: now })
    .onConflict((conflict) => conflict.columns(['member_id', 'day', 'kind']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!added) return;
  await givePoints(trx, { memberId, ref: id, points }, now);
  await sendMessage(trx, { memberId }, pointsGiven(points), now);
}
