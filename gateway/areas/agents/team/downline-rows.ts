import { sql } from 'kysely';
import { teamOnPage, type TeamSort } from '#src/contract/agents/team.ts';
import { sessionsOnline } from '../presence.ts';
import { type Sums, sumColumns } from './amounts.ts';
import { branchSums, type Members } from './branch-sums.ts';
import { membersBelow, type Below } from './members-below.ts';
import type { Ranking } from './ranking.ts';
import type { Days, TeamPlace } from './team-place.ts';

type Asked = Below & {
  readonly days: Days;
  readonly sort: TeamSort;
  readonly pageNo: number;
  readonly ranking: Ranking | undefined;
  /** How many members the list has, and how many are below the branch in all. */
  readonly found: number;
  readonly whole: number;
};

const orders: Partial<Record<TeamSort, string>> = {
  turnover: 'turnover_minor',
  deposit: 'deposit_minor',
  result: 'result_minor',
};
const none = Object.fromEntries(sumColumns.map((name) => [name, 0])) as Sums;

/** A page of the members of a branch, with their sums. The page is found by what decides the order; all else is read of its members alone. */
export async function readDownlineRows(place: TeamPlace, asked: Asked) {
  const ids = await findPage(place, asked);
  if (ids.length === 0) return [];
  const rows = await membersBelow(place, asked)
    .innerJoin('members', 'members.id', 'team_links.member_id')
    .where('members.id', 'in', ids)
    .select(['members.id', 'members.account', 'members.type', 'members.created_at'])
    .select(sql<number>`${sql.ref('team_links.depth')} + ${sql.lit(asked.level)}`.as('level'))
    .execute();
  const sums = await sumsOf(place, asked, ids);
  const found = new Map(rows.map((row) => [row.id, { ...row, ...(sums.get(row.id) ?? none) }]));
  return ids.flatMap((id) => found.get(id) ?? []);
}

/** The ids of the members of a page, in their order. */
async function findPage(place: TeamPlace, asked: Asked): Promise<readonly string[]> {
  const { sort, pageNo, ranking, found } = asked;
  const [limit, offset] = [teamOnPage, (pageNo - 1) * teamOnPage];
  if (offset >= found) return [];
  const column = orders[sort];
  const idsOf = async (query: { execute: () => Promise<readonly { id: string }[]> }) =>
    (await query.execute()).map(({ id }) => id);
  if (column === undefined) return idsOf(plainOrder(place, asked).limit(limit).offset(offset));
  if (ranking?.moved.length === 0) return idsOf(ranked(place, asked, ranking, column).limit(limit).offset(offset));
  const all: Members = (db) => membersBelow({ ...place, db }, asked).select('team_links.member_id');
  const moved: Members = (db) => all(db).where('team_links.member_id', 'in', ranking?.moved ?? []);
  const now = await summedNow(place, asked, ranking ? moved : all, column);
  const live = place.db.selectFrom(now.as('some')).selectAll();
  const before = ranking && ranked(place, asked, ranking, column).limit(offset + limit);
  const rows = before ? place.db.selectFrom(before.as('some')).selectAll().unionAll(live) : live;
  const page = place.db.selectFrom(rows.as('rows')).select('rows.id');
  return idsOf(page.orderBy('rows.rank', 'desc').orderBy('rows.account_folded').limit(limit).offset(offset));
}

/** Members with what decides their order, summed up for the question. */
async function summedNow(place: TeamPlace, asked: Asked, members: Members, column: string) {
  const sums = await branchSums(place, members, asked.days);
  const sum = (name: string) => sql<number>`coalesce(${sql.ref(`sums.${name}`)}, 0)`;
  const order = asked.sort === 'result' ? sql<number>`${sum('turnover_minor')} - ${sum('win_minor')}` : sum(column);
  return membersBelow(place, asked)
    .leftJoin(sums.as('sums'), 'sums.member_id', 'team_links.member_id')
    .where('team_links.member_id', 'in', members(place.db))
    .select(['team_links.member_id as id', 'team_links.account_folded', order.as('rank')]);
}

/**
 * Whether a list is sorted, rather than read in the order of an index. Such an index has others among the members of the list, so that a short list takes
 * long to come together; a term that no index has keeps the databases from it.
 */
const isSorted = ({ found, whole, pageNo }: Asked) => found ** 2 <= pageNo * teamOnPage * whole;

/** Members from the most on, by the sums that were made beforehand: an index has them in this order. */
function ranked(place: TeamPlace, asked: Asked, { since, moved }: Ranking, column: string) {
  const rank = sql<number>`${sql.ref(`branch_periods.${column}`)}`;
  return membersBelow(place, asked)
    .innerJoin('branch_periods', 'branch_periods.member_id', 'team_links.member_id')
    .where('branch_periods.since_day', '=', since)
    .$if(moved.length > 0, (query) => query.where('team_links.member_id', 'not in', moved))
    .select(['team_links.member_id as id', 'team_links.account_folded', rank.as('rank')])
    .orderBy(isSorted(asked) ? sql`${rank} + 0 * ${sql.ref('team_links.depth')}` : rank, 'desc')
    .orderBy('team_links.account_folded');
}

/** Sums of some members of a page. */
async function sumsOf(place: TeamPlace, { days, ranking }: Asked, ids: readonly string[]) {
  const found = new Map<string, Sums>();
  const stored = ranking ? ids.filter((id) => !ranking.moved.includes(id)) : [];
  if (ranking && stored.length > 0)
    for (const { member_id, ...sums } of await place.db
      .selectFrom('branch_periods')
      .select(['member_id', ...sumColumns])
      .where('since_day', '=', ranking.since)
      .where('member_id', 'in', stored)
      .execute())
      found.set(member_id, sums);
  const others = ids.filter((id) => !found.has(id));
  if (others.length === 0) return found;
  const these: Members = (db) =>
    db
      .selectFrom('team_links')
      .where('team_links.depth', '=', 0)
      .where('team_links.member_id', 'in', others)
      .select('team_links.member_id');
  for (const { member_id, ...sums } of await (await branchSums(place, these, days)).execute())
    found.set(member_id, sums);
  return found;
}

/** By name from the first, else from the last who came or was there. */
function plainOrder(place: TeamPlace, asked: Asked) {
  const { db, now } = place;
  const list = membersBelow(place, asked).select('team_links.member_id as id');
  const name = sql.ref<string>('team_links.account_folded');
  if (asked.sort === 'name') return list.orderBy(isSorted(asked) ? sql`${name} || ''` : name);
  const ofMember = sql.ref<string>('team_links.member_id');
  if (asked.sort === 'joined') {
    const at = sql.ref<number>('members.created_at');
    return list
      .innerJoin('members', 'members.id', 'team_links.member_id')
      .orderBy(isSorted(asked) ? sql`${at} + 0` : at, 'desc')
      .orderBy(name);
  }
  const online = sessionsOnline(db, now).select('sessions.id').where('sessions.member_id', '=', ofMember);
  const seen = db
    .selectFrom('sessions')
    .select((eb) => eb.fn.max('rotated_at').as('at'))
    .where('sessions.member_id', '=', ofMember);
  return list
    .orderBy(sql`case when exists ${online} then 1 else 0 end`, 'desc')
    .orderBy(sql`coalesce(${seen}, 0)`, 'desc')
    .orderBy(name);
}
