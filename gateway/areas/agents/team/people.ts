import { sql } from 'kysely';
import { may } from '#src/contract/core/member-type.ts';
import type { Tables } from '#gateway/db/tables.ts';
import { linksOn } from '../day-figures.ts';
import { sessionsOnline } from '../presence.ts';
import { readSizes } from '../tails/read-tail.ts';
import type { TeamPlace } from './team-place.ts';

type Row = Pick<Tables['members'], 'id' | 'account' | 'type' | 'created_at'> & { readonly level: number };

/** Tells of some members of the team how many stand below them, whom they stand below, and when they were last there. */
export async function describePeople(place: TeamPlace, rows: readonly Row[]) {
  const { db, today, now } = place;
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return [];
  const sizes = await readSizes(place, ids);
  const small = ids.filter((id) => !sizes.has(id));
  const below = await linksOn(db, today)
    .select(['ancestor_id as id', sql<number>`cast(count(*) as integer)`.as('n')])
    .where('ancestor_id', 'in', small.length > 0 ? small : [''])
    .where('depth', '>', 0)
    .groupBy('ancestor_id')
    .execute();
  const above = await linksOn(db, today)
    .innerJoin('members', 'members.id', 'team_links.ancestor_id')
    .select(['team_links.member_id as id', 'members.account'])
    .where('team_links.member_id', 'in', ids)
    .where('depth', '=', 1)
    .execute();
  const seen = await db
    .selectFrom('sessions')
    .select(['member_id as id', (eb) => eb.fn.max('rotated_at').as('at')])
    .where('member_id', 'in', ids)
    .groupBy('member_id')
    .execute();
  const online = await sessionsOnline(db, now).select('member_id as id').where('member_id', 'in', ids).execute();
  const frozen = await db.selectFrom('team_freezes').select('member_id as id').where('member_id', 'in', ids).execute();
  const isOnline = new Set(online.map(({ id }) => id));
  const find = <R extends { id: string }>(all: readonly R[], id: string) => all.find((one) => one.id === id);
  return rows.map(({ id, account, type, created_at, level }) => ({
    ...{ account, isAgent: may.agentArea(type), level, agent: find(above, id)?.account ?? '' },
    ...{
      online: isOnline.has(id),
      seenAt: find(seen, id)?.at ?? null,
      below: sizes.get(id) ?? find(below, id)?.n ?? 0,
    },
    ...{ joinedAt: created_at, frozen: find(frozen, id) !== undefined },
  }));
}
