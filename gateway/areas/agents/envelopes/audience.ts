import type { Kysely } from 'kysely';
import { may } from '#src/contract/core/member-type.ts';
import type { RainAudience } from '#src/contract/agents/envelopes.ts';
import type { Tables } from '#gateway/db/tables.ts';
import { openDay } from '#gateway/ledger/teams/team-calendar.ts';
import { linksOn } from '../day-figures.ts';

/** The member types, 0 to 99, that take part. */
const taking = Array.from({ length: 100 }, (_, type) => type).filter((type) => may.promotions(type));

/** Members who may take from rains on a day, each with the agents above them; `depth` 1 is their own agent. Nobody stands above themselves. */
const takersOn = (db: Kysely<Tables>, day: string) =>
  linksOn(db, day)
    .innerJoin('members', 'members.id', 'team_links.member_id')
    .where('team_links.depth', '>', 0)
    .where('members.status', '=', 'open')
    .where('members.type', 'in', taking);

/** Whose rain it is, and who may take. */
type Rained = { readonly agent_id: string; readonly whom: RainAudience };

/** The ids of the members to tell of a rain on a day, after one of them, in their order: those who may take, less those whose play is frozen. */
export async function idsToTell(
  db: Kysely<Tables>,
  day: string,
  { agent_id, whom }: Rained,
  { after, limit }: { readonly after: string; readonly limit: number },
): Promise<string[]> {
  const rows = await takersOn(db, day)
    .select('members.id')
    .where('ancestor_id', '=', agent_id)
    .where('depth', '<=', whom === 'direct' ? 1 : 99)
    .where('members.id', '>', after)
    .where(({ exists, not, selectFrom }) =>
      not(exists(selectFrom('team_freezes').select('agent_id').whereRef('team_freezes.member_id', '=', 'members.id'))),
    )
    .orderBy('members.id')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** How many may take from rains of an agent today: all below, and those directly below. */
export async function countAudiences(
  db: Kysely<Tables>,
  { agentId, merchant }: { readonly agentId: string; readonly merchant: string },
  now: number,
): Promise<Record<RainAudience, number>> {
  const day = await openDay(db, merchant, now);
  if (day === undefined) return { team: 0, direct: 0 };
  const counted = takersOn(db, day)
    .where('ancestor_id', '=', agentId)
    .select((eb) => eb.fn.countAll<number>().as('n'));
  const all = await counted.executeTakeFirstOrThrow();
  const direct = await counted.where('depth', '=', 1).executeTakeFirstOrThrow();
  return { team: Number(all.n), direct: Number(direct.n) };
}

/** The agents whose rains a member may take from now, each with their distance. */
export async function agentsAbove(
  db: Kysely<Tables>,
  { memberId, merchant }: { readonly memberId: string; readonly merchant: string },
  now: number,
): Promise<Map<string, number>> {
  const day = await openDay(db, merchant, now);
  if (day === undefined) return new Map();
  const rows = await takersOn(db, day)
    .select(['ancestor_id', 'depth'])
    .where('members.id', '=', memberId)
    .where('members.merchant_code', '=', merchant)
    .execute();
  return new Map(rows.map(({ ancestor_id, depth }) => [ancestor_id, depth]));
}

/** Whether a rain is for a member with these agents above them. */
export function isFor({ agent_id, whom }: Rained, above: ReadonlyMap<string, number>): boolean {
  const depth = above.get(agent_id);
  return depth !== undefined && (whom === 'team' || depth === 1);
}
