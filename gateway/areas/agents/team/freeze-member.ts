import type { Transaction } from 'kysely';
import type { CallBody } from '#src/contract/call-types.ts';
import type { freezeTeamMember } from '#src/contract/agents/team.ts';
import type { TeamFreeze } from '#src/contract/agents/team.schema.ts';
import type { Tables } from '#gateway/db/tables.ts';
import { lockMember } from '#gateway/ledger/lock-member.ts';
import { findFreeze } from '#gateway/ledger/teams/freezes.ts';
import { Refusal } from '#gateway/process/refusal.ts';
import { endSessionsOf } from '../../identity/session/end-sessions.ts';
import { notifyMember } from '../../notify/inbox/notify-member.ts';
import { playFrozen, playUnfrozen } from '../../notify/push/freeze-messages.ts';
import { linksOn } from '../day-figures.ts';
import type { TeamPlace } from './team-place.ts';

type Asked = Pick<CallBody<typeof freezeTeamMember>, 'cause' | 'reason'>;
type Target = { readonly id: string };

/** Stops the play and the deposits of a member below the agent, and ends their sessions; true unless they were frozen before. */
export async function freeze(
  trx: Transaction<Tables>,
  { agentId, now }: TeamPlace,
  { id }: Target,
  { cause, reason }: Asked,
): Promise<boolean> {
  await lockMember(trx, id);
  if (await findFreeze(trx, id)) return false;
  const row = { member_id: id, agent_id: agentId, cause, reason, frozen_at: now };
  await trx.insertInto('team_freezes').values(row).execute();
  await endSessionsOf(trx, { memberId: id, tell: playFrozen(reason), now });
  return true;
}

/** Lifts a freeze; true where there was one. Throws Refusal where an agent above the asking one has set it. */
export async function unfreeze(trx: Transaction<Tables>, place: TeamPlace, { id }: Target): Promise<boolean> {
  await lockMember(trx, id);
  const frozen = await findFreeze(trx, id);
  if (!frozen) return false;
  if (!(await mayLift({ ...place, db: trx }, frozen))) throw new Refusal('no_permission');
  await trx.deleteFrom('team_freezes').where('member_id', '=', id).execute();
  await notifyMember(trx, { memberId: id }, playUnfrozen, place.now);
  return true;
}

/** The freeze of a member as the agent sees it. The reason is for those who may lift it. */
export async function showFreeze(place: TeamPlace, memberId: string): Promise<TeamFreeze | undefined> {
  const frozen = await findFreeze(place.db, memberId);
  if (!frozen) return undefined;
  const isOurs = await mayLift(place, frozen);
  return { cause: frozen.cause, at: frozen.frozen_at, mayLift: isOurs, ...(isOurs && { reason: frozen.reason }) };
}

/** The agent who has frozen a member may lift it, and every agent above that one; once that one stands above the member no more, every agent above the member (docs/decisions/125-a-freeze-by-an-agent.md). */
async function mayLift({ db, agentId, today }: TeamPlace, frozen: Tables['team_freezes']): Promise<boolean> {
  if (frozen.agent_id === agentId) return true;
  const above = await linksOn(db, today)
    .select(['ancestor_id', 'depth'])
    .where('member_id', '=', frozen.member_id)
    .where('ancestor_id', 'in', [agentId, frozen.agent_id])
    .execute();
  const depthOf = (id: string) => above.find(({ ancestor_id }) => ancestor_id === id)?.depth;
  return (depthOf(frozen.agent_id) ?? 0) <= (depthOf(agentId) ?? -1);
}
