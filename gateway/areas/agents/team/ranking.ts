import { sql } from 'kysely';
import { linksOn } from '../day-figures.ts';
import { sinceDays } from '../tails/read-tail.ts';
import type { Days, TeamPlace } from './team-place.ts';

/** More members than these who came from other teams are not set apart: their sums are made for the question then. */
const mostMoved = 1000;

/** Sums of branches that were made beforehand, from a day on; those of members who came from another team meanwhile say too much. */
export type Ranking = { readonly since: string; readonly moved: readonly string[] };

/** The sums of some days of a large team; undefined for days that no page asks for. */
export async function readRanking(place: TeamPlace, days: Days): Promise<Ranking | undefined> {
  if (days.to !== place.today || !sinceDays(place.today).includes(days.from)) return undefined;
  const moved = await movedSince(place, days.from);
  return moved.length > mostMoved ? undefined : { since: days.from, moved };
}

/** Members below the agent who were in a team before they were in this one, which they came to after a day. */
async function movedSince({ db, agentId, today }: TeamPlace, since: string): Promise<string[]> {
  const rows = await linksOn(db, today)
    .innerJoin('team_links as own', (join) =>
      join.onRef('own.member_id', '=', 'team_links.member_id').onRef('own.ancestor_id', '=', 'team_links.member_id'),
    )
    .select('team_links.member_id as id')
    .where('team_links.ancestor_id', '=', agentId)
    .where('team_links.since_day', '>', since)
    .where('team_links.depth', '>', 0)
    .where(sql<boolean>`${sql.ref('own.since_day')} < ${sql.ref('team_links.since_day')}`)
    .limit(mostMoved + 1)
    .execute();
  return rows.map(({ id }) => id);
}
