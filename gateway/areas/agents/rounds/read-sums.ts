import { type RawBuilder, sql } from 'kysely';
import { beginOf, periods, type Time } from '#gateway/ledger/periods.ts';
import { sumOf } from '#gateway/ledger/sum-of.ts';
import { type Asked, ofAsked } from '../team/asked-rounds.ts';
import { hourIn } from '../team/hours-of.ts';
import type { Team } from '../team/team-place.ts';
import type { Span } from './changes-below.ts';
import { linksInTime } from './links-in-time.ts';

const { hour } = periods;

/** Whole days of the merchant, and when each of them begins, in order; epoch ms. */
type WholeDays = Time & { readonly begins: readonly number[] };

/** Rounds that began in an hour or a day, their stakes and wins; minor units. */
type Sums = { readonly begun_at: number; readonly n: number; readonly stake: number; readonly win: number };

/**
 * The sums of the agent's large team by the days of a time, or by hours, the last first: as they are stored, with the changes that are not in them yet.
 * Undefined for a team that is not summed up.
 */
export async function readSums(
  team: Team,
  asked: Asked,
  { from, to, begins }: WholeDays,
  span: Span,
): Promise<readonly Sums[] | undefined> {
  const { db, agentId, merchant, currency } = team;
  const agent = db
    .selectFrom('team_round_agents')
    .where('agent_id', '=', agentId)
    .where((eb) => eb.or([eb('wrong_since', 'is', null), eb('wrong_since', '>=', to)]))
    .select('agent_id');
  const stored = db
    .selectFrom('team_round_sums')
    .where('agent_id', '=', agentId)
    .where('span', '=', span)
    .where('begun_at', '>=', from)
    .where('begun_at', '<', to)
    .where('currency', '=', currency)
    .where(ofAsked(team, asked, 'team_round_sums'))
    .select(['begun_at', 'rounds', 'stake_minor', 'win_minor']);
  const changes = db
    .selectFrom('round_changes')
    .innerJoin(linksInTime(db, merchant).where('ancestor_id', '=', agentId).as('mine'), (join) =>
      join.onRef('mine.member_id', '=', 'round_changes.member_id'),
    )
    .whereRef('created_at', '>=', 'mine.since')
    .whereRef('created_at', '<', 'mine.until')
    .where('created_at', '>=', from)
    .where('created_at', '<', to)
    .where('currency', '=', currency)
    .where(ofAsked(team, asked, 'round_changes'))
    .select([hourOf(begins).as('begun_at'), 'rounds', 'stake_minor', 'win_minor']);
  const rows = await db
    .selectFrom(agent.as('agent'))
    .leftJoin(stored.unionAll(changes).as('played'), (join) => join.onTrue())
    .select('played.begun_at')
    .select([sumOf('rounds').as('n'), sumOf('stake_minor').as('stake'), sumOf('win_minor').as('win')])
    .groupBy('played.begun_at')
    .orderBy('played.begun_at', 'desc')
    .execute();
  // The team's own row is there even where nothing was played, so that one statement tells both.
  if (rows.length === 0) return undefined;
  const sums = rows.flatMap(({ begun_at: at, ...one }) => (at === null ? [] : [{ ...one, begun_at: at }]));
  return span === 'hour' ? sums : byDay(sums, begins);
}

/** The hour in which a change's round began; a day that begins in the middle of an hour has one of its own from there on. */
function hourOf(begins: readonly number[]): RawBuilder<number> {
  const at = sql.ref('round_changes.created_at');
  const cut = begins
    .filter((begin) => begin % hour !== 0)
    .map((begin) => sql`when ${at} >= ${begin} and ${at} < ${beginOf(begin, 'hour') + hour} then ${sql.lit(begin)}`);
  const whole = hourIn('round_changes.created_at');
  return cut.length === 0 ? whole : sql<number>`case ${sql.join(cut, sql` `)} else ${whole} end`;
}

/** Changes are of hours: those of a day belong to its sum. */
function byDay(sums: readonly Sums[], begins: readonly number[]): readonly Sums[] {
  const days = Map.groupBy(sums, ({ begun_at: at }) => begins.findLast((begin) => begin <= at) ?? at);
  return [...days].map(([begun_at, parts]) => ({ begun_at, ...totalOf(parts) }));
}

/** All together. */
export function totalOf(sums: readonly Omit<Sums, 'begun_at'>[]) {
  const total = (name: 'n' | 'stake' | 'win') => sums.reduce((sum, one) => sum + one[name], 0);
  return { n: total('n'), stake: total('stake'), win: total('win') };
}
