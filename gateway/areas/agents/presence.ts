import { type Kysely, sql } from 'kysely';
import type { Tables } from '#gateway/db/tables.ts';
import { accessTokenSeconds } from '../identity/session/access-token.ts';

/**
 * The sessions of members who are online at a moment (epoch ms): a page that is used renews its session whenever its access token
 * expires.
 */
export const sessionsOnline = (db: Kysely<Tables>, now: number) =>
  db
    .selectFrom('sessions')
    .where('sessions.ended_at', 'is', null)
    .where('sessions.expires_at', '>', now)
    .where('sessions.rotated_at', '>', now - accessTokenSeconds * 1000);

/** How many members below an agent are online. */
export async function countOnline(db: Kysely<Tables>, agentId: string, day: string, now: number): Promise<number> {
  const { online } = await sessionsOnline(db, now)
    .innerJoin('team_links', 'team_links.member_id', 'sessions.member_id')
    .where('ancestor_id', '=', agentId)
    .where('depth', '>', 0)
    .where('since_day', '<=', day)
    .where('until_day', '>', day)
    .select(sql<number>`cast(count(distinct ${sql.ref('sessions.member_id')}) as integer)`.as('online'))
    .executeTakeFirstOrThrow();
  return online;
}
