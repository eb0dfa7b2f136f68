import { type RawBuilder, sql } from 'kysely';
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

/** A page of the members of a branch, with their sums: sums of all of them are needed only where they decide the order. */
export async function readDownlineRows(place: TeamPlace, asked: Asked) {
  const { sort, pageNo, ranking } = asked;
  const column = orders[sort];
  const page = { limit: teamOnPage, offset: (pageNo - 1) * teamOnPage };
  if (column === undefined) {
    const rows = await placed(place, asked)
      .orderBy(plainOrder(place, asked))
      .orderBy('members.account_folded')
      .limit(page.limit)
      .offset(page.offset)
      .execute();
    const sums = await sumsOf(
      place,
      asked,
      rows.map(({ id }) => id),
    );
    return rows.map((row) => ({ ...row, ...(sums.get(row.id) ?? none) }));
  }
  const summed = ranking ? ranked(place, asked, ranking, column) : undefined;
  const live = async (members: Members) => {
    const sums = await branchSums(place, members, asked.days);
    const sum = (name: string) => sql<number>`coalesce(${sql.ref(`sums.${name}`)}, 0)`;
    const order = sort === 'result' ? sql<number>`${sum('turnover_minor')} - ${sum('win_minor')}` : sum(column);
    return placed(place, asked)
      .leftJoin(sums.as('sums'), 'sums.member_id', 'team_links.member_id')
      .select(sumColumns.map((name) => sum(name).as(name)))
      .select(order.as('rank'));
  };
  const moved = ranking?.moved ?? [];
  const all: Members = (db) => membersBelow({ ...place, db }, asked).select('team_links.member_id');
  const some: Members = (db) => all(db).where('team_links.member_id', 'in', moved);
  const rows = summed
    ? moved.length === 0
      ? place.db.selectFrom(summed.as('rows'))
      : place.db.selectFrom(
          place.db
            .selectFrom(summed.as('summed'))
            .selectAll()
            .unionAll((await live(some)).where('team_links.member_id', 'in', moved))
            .as('rows'),
        )
    : place.db.selectFrom((await live(all)).as('rows'));
  return rows
    .selectAll('rows')
    .orderBy('rows.rank', 'desc')
    .orderBy('rows.account_folded')
    .limit(page.limit)
    .offset(page.offset)
    .execute();
}

/** Members of the branch with their level below the agent. */
const placed = (place: TeamPlace, below: Below) =>
  membersBelow(place, below)
    .select(['members.id', 'members.account', 'members.account_folded', 'members.type', 'members.created_at'])
    .select(sql<number>`${sql.ref('team_links.depth')} + ${sql.lit(below.level)}`.as('level'));

/**
 * Whether a list is sorted, rather than read in the order of an index. Such an index has others among the members of the list, so that a short list takes
 * long to come together; a term that no index has keeps the databases from it.
 */
const isSorted = ({ found, whole, pageNo }: Asked) => found ** 2 <= pageNo * teamOnPage * whole;

/** So many members with the most, by the sums that were made beforehand: an index has them in this order. */
function ranked(place: TeamPlace, asked: Asked, { since, moved }: Ranking, column: string) {
  const rank = sql<number>`${sql.ref(`branch_periods.${column}`)}`;
  return placed(place, asked)
    .innerJoin('branch_periods', 'branch_periods.member_id', 'team_links.member_id')
    .where('branch_periods.since_day', '=', since)
    .$if(moved.length > 0, (query) => query.where('team_links.member_id', 'not in', moved))
    .select(sumColumns.map((name) => sql<number>`${sql.ref(`branch_periods.${name}`)}`.as(name)))
    .select(rank.as('rank'))
    .orderBy(isSorted(asked) ? sql`${rank} + 0 * ${sql.ref('team_links.depth')}` : rank, 'desc')
    .orderBy('members.account_folded')
    .limit(asked.pageNo * teamOnPage);
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
      .innerJoin('members', 'members.id', 'team_links.member_id')
      .where('team_links.depth', '=', 0)
      .where('team_links.member_id', 'in', others)
      .select('team_links.member_id');
  for (const { member_id, ...sums } of await (await branchSums(place, these, days)).execute())
    found.set(member_id, sums);
  return found;
}

/** By name from the first, else from the last who came or was there. */
function plainOrder({ db, now }: TeamPlace, asked: Asked): RawBuilder<unknown> {
  const ofMember = sql.ref<string>('members.id');
  if (asked.sort === 'name') return isSorted(asked) ? sql`members.account_folded || ''` : sql`members.account_folded`;
  if (asked.sort === 'joined') return isSorted(asked) ? sql`members.created_at + 0 desc` : sql`members.created_at desc`;
  const online = sessionsOnline(db, now).select('sessions.id').where('sessions.member_id', '=', ofMember);
  const seen = db
    .selectFrom('sessions')
    .select((eb) => eb.fn.max('rotated_at').as('at'))
    .where('sessions.member_id', '=', ofMember);
  return sql`case when exists ${online} then 1 else 0 end desc, coalesce(${seen}, 0) desc`;
}
