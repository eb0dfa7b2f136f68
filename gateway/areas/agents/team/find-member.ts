import type { Tables } from '#gateway/db/tables.ts';
import { foldText } from '#gateway/db/fold-text.ts';
import { Refusal } from '#gateway/process/refusal.ts';
import { linksOn } from '../day-figures.ts';
import type { TeamPlace } from './team-place.ts';

/** A member below an agent today; `level` 1 stands directly below, and `since` is the day (YYYY-MM-DD) from which they do. */
export type FoundMember = Pick<Tables['members'], 'id' | 'account' | 'type' | 'created_at'> & {
  readonly level: number;
  readonly since: string;
};

/** A member of the agent's team by their account. Throws Refusal('not_found'), alike for one of another team and for none. */
export async function findTeamMember(place: TeamPlace, account: string): Promise<FoundMember> {
  const { db, agentId, merchant, today } = place;
  const found = await linksOn(db, today)
    .innerJoin('members', 'members.id', 'team_links.member_id')
    .select(['members.id', 'members.account', 'members.type', 'members.created_at'])
    .select(['depth as level', 'since_day as since'])
    .where('team_links.ancestor_id', '=', agentId)
    .where('depth', '>', 0)
    .where('members.merchant_code', '=', merchant)
    .where('members.account_folded', '=', foldText(account))
    .executeTakeFirst();
  if (!found) throw new Refusal('not_found');
  return found;
}

/** The accounts between the agent and a member, from the top, the member's own included. */
export async function pathTo({ db, agentId, today }: TeamPlace, memberId: string): Promise<string[]> {
  const rows = await linksOn(db, today)
    .innerJoin('team_links as mine', 'mine.member_id', 'team_links.ancestor_id')
    .innerJoin('members', 'members.id', 'team_links.ancestor_id')
    .select('members.account')
    .where('team_links.member_id', '=', memberId)
    .where('mine.ancestor_id', '=', agentId)
    .where('mine.depth', '>', 0)
    .where('mine.since_day', '<=', today)
    .where('mine.until_day', '>', today)
    .orderBy('team_links.depth', 'desc')
    .execute();
  return rows.map(({ account }) => account);
}
