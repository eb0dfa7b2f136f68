import { type RawBuilder, sql } from 'kysely';
import type { CallValue, ReadQuery } from '#src/contract/call-types.ts';
import { type downline, teamOnPage, type TeamSort } from '#src/contract/agents/team.ts';
import { foldText } from '#gateway/db/fold-text.ts';
import { linksOn } from '../day-figures.ts';
import { countOnline, sessionsOnline } from '../presence.ts';
import { inAmounts, sumColumns } from './amounts.ts';
import { branchSums, type Members } from './branch-sums.ts';
import { findTeamMember, pathTo } from './find-member.ts';
import { describePeople } from './people.ts';
import { daysAsked, type TeamPlace } from './team-place.ts';

/** A page of the members directly below the agent or one of the team, or of all below whose account has a text [S2-220]. */
export async function readDownline(
  place: TeamPlace,
  { member: account, search, sort, pageNo, ...asked }: ReadQuery<typeof downline>,
): Promise<CallValue<typeof downline>> {
  const { db, agentId, today, now } = place;
  const days = daysAsked(place, asked);
  const member = account === undefined ? undefined : await findTeamMember(place, account);
  const branch = member?.id ?? agentId;
  const wanted = foldText(search);
  const members: Members = (at) => membersBelow({ ...place, db: at }, branch, wanted).select('team_links.member_id');
  const totalCount = await countOf(membersBelow(place, branch, wanted));
  const sums = await branchSums(place, members, days);
  const order = orderOf(sort, now, db);
  const rows = await membersBelow(place, branch, wanted)
    .innerJoin('team_links as mine', 'mine.member_id', 'team_links.member_id')
    .leftJoin(sums.as('sums'), 'sums.member_id', 'team_links.member_id')
    .select(['members.id', 'members.account', 'members.type', 'members.created_at', 'mine.depth as level'])
    .select(sumColumns.map((name) => sql<number>`coalesce(${sql.ref(`sums.${name}`)}, 0)`.as(name)))
    .where('mine.ancestor_id', '=', agentId)
    .where('mine.since_day', '<=', today)
    .where('mine.until_day', '>', today)
    .orderBy(order)
    .orderBy('members.account_folded')
    .limit(teamOnPage)
    .offset((pageNo - 1) * teamOnPage)
    .execute();
  const people = await describePeople(place, rows);
  return {
    path: member ? await pathTo(place, member.id) : [],
    counters: {
      direct: await countOf(membersBelow(place, branch, '')),
      whole: await countOf(membersBelow(place, branch, '', false)),
      online: await countOnline(db, branch, today, now),
    },
    list: people.map((person, index) => ({ ...person, figures: inAmounts(rows[index] as never) })),
    pageNum: pageNo,
    totalPages: Math.ceil(totalCount / teamOnPage),
    totalCount,
    ...{ startDate: days.from, endDate: days.to, at: now },
  };
}

/** Members directly below one of the team; with a text, of all below those whose account has it. */
function membersBelow({ db, today, merchant }: TeamPlace, branch: string, text: string, isDirect = text === '') {
  const pattern = `%${text.replaceAll(/[!%_]/g, (sign) => `!${sign}`)}%`;
  return linksOn(db, today)
    .innerJoin('members', 'members.id', 'team_links.member_id')
    .where('team_links.ancestor_id', '=', branch)
    .where('members.merchant_code', '=', merchant)
    .where('team_links.depth', isDirect ? '=' : '>', isDirect ? 1 : 0)
    .$if(text !== '', (query) =>
      query.where(sql<boolean>`${sql.ref('members.account_folded')} like ${pattern} escape '!'`),
    );
}

async function countOf(members: ReturnType<typeof membersBelow>): Promise<number> {
  const { n } = await members.select(sql<number>`cast(count(*) as integer)`.as('n')).executeTakeFirstOrThrow();
  return n;
}

/** By name from the first, else from the most or the last. */
function orderOf(sort: TeamSort, now: number, db: TeamPlace['db']): RawBuilder<unknown> {
  const sum = (name: string) => sql`coalesce(${sql.ref(`sums.${name}`)}, 0)`;
  const ofMember = sql.ref<string>('members.id');
  const online = sessionsOnline(db, now).select('sessions.id').where('sessions.member_id', '=', ofMember);
  const seen = db
    .selectFrom('sessions')
    .select((eb) => eb.fn.max('rotated_at').as('at'))
    .where('sessions.member_id', '=', ofMember);
  const orders: Record<TeamSort, RawBuilder<unknown>> = {
    name: sql`members.account_folded`,
    joined: sql`members.created_at desc`,
    turnover: sql`${sum('turnover_minor')} desc`,
    deposit: sql`${sum('deposit_minor')} desc`,
    result: sql`${sum('turnover_minor')} - ${sum('win_minor')} desc`,
    presence: sql`case when exists ${online} then 1 else 0 end desc, coalesce(${seen}, 0) desc`,
  };
  return orders[sort];
}
