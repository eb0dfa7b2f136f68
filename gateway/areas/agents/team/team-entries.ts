import { type RawBuilder, sql } from 'kysely';
import type { teamRecordGroups } from '#src/contract/agents/team.ts';
import { kindsOf } from '#src/contract/records/records.ts';
import type { Counts } from '#gateway/ledger/find-page.ts';
import { walletId } from '#gateway/ledger/ledger-accounts.ts';
import { beginOf, type Time } from '#gateway/ledger/periods.ts';
import { sumOf } from '#gateway/ledger/sum-of.ts';
import { idsFrom } from '#gateway/process/new-id.ts';
import { hourIn, hoursOf, withinTime } from './hours-of.ts';
import type { Days, TeamPlace } from './team-place.ts';
import { membersOf } from './team-rounds.ts';

/** Entries of some days and their moments, of one member or group, if any. */
type Asked = {
  readonly days: Days;
  readonly time: Time;
  readonly account?: string | undefined;
  readonly group?: (typeof teamRecordGroups)[number] | undefined;
};

/** The kinds of a group, or all but play, as the condition of a query. */
function kindsIn(group: Asked['group']): readonly ['in' | 'not in', readonly string[]] {
  if (group === undefined) return ['not in', kindsOf.games];
  return group === 'other' ? ['not in', Object.values(kindsOf).flat()] : ['in', kindsOf[group]];
}

/** The wallet of a member, by the column of their id. */
function walletOf({ currency }: TeamPlace, member: string): RawBuilder<string> {
  const [before = '', after = ''] = walletId('?', currency).split('?');
  return sql<string>`(cast(${before} as text) || ${sql.ref(member)} || cast(${after} as text))`;
}

/** The number of entries of each hour (UTC) that has any, what came in and what went out, the last first; minor units. */
export async function sumEntries(
  place: TeamPlace,
  asked: Asked,
): Promise<readonly (Counts & { readonly in: number; readonly out: number })[]> {
  const { db } = place;
  const { time, group } = asked;
  const { first, last, cut, parts: times } = await hoursOf(place, time);
  const sums = db
    .selectFrom(membersOf(place, asked).as('mine'))
    .innerJoin('wallet_sums', (join) => join.on('wallet_sums.account_id', '=', walletOf(place, 'mine.member_id')))
    .where('wallet_sums.span', '=', 'hour')
    .where('wallet_sums.begun_at', '>=', first)
    .where('wallet_sums.begun_at', '<', last)
    .whereRef('wallet_sums.begun_at', '>=', 'mine.since')
    .whereRef('wallet_sums.begun_at', '<', 'mine.until')
    .where('wallet_sums.kind', ...kindsIn(group))
    .$if(cut.length > 0, (query) => query.where('wallet_sums.begun_at', 'not in', cut))
    .select(['wallet_sums.begun_at', 'wallet_sums.entries', 'wallet_sums.in_minor', 'wallet_sums.out_minor']);
  const parts = entriesIn(place, asked, times)
    .select(hourIn('journals.created_at').as('begun_at'))
    .select([sql<number>`1`.as('entries'), side('>').as('in_minor'), side('<').as('out_minor')]);
  const rows = await db
    .selectFrom((times.length > 0 ? sums.unionAll(parts) : sums).as('booked'))
    .select(['booked.begun_at'])
    .select([sumOf('booked.entries').as('n'), sumOf('booked.in_minor').as('in'), sumOf('booked.out_minor').as('out')])
    .groupBy('booked.begun_at')
    .orderBy('booked.begun_at', 'desc')
    .execute();
  return rows.map((row) => withinTime(row, time));
}

const side = (sign: '>' | '<'): RawBuilder<number> =>
  sql<number>`case when ${sql.ref('postings.amount_minor')} ${sql.raw(sign)} 0 then ${sql.ref('postings.amount_minor')} else 0 end`;

/** What was booked to the wallets of the team in some times: of members alone whose sums have any. An id of a journal begins with its time. */
export const entriesIn = (place: TeamPlace, asked: Asked, times: readonly Time[]) =>
  place.db
    .selectFrom(
      membersOf(place, asked)
        .where(({ exists, selectFrom }) =>
          exists(
            selectFrom('wallet_sums')
              .select('wallet_sums.kind')
              .where('wallet_sums.account_id', '=', walletOf(place, 'team_links.member_id'))
              .where('wallet_sums.span', '=', 'hour')
              .where('wallet_sums.begun_at', '>=', beginOf(Math.min(...times.map(({ from }) => from)), 'hour'))
              .where('wallet_sums.begun_at', '<', Math.max(...times.map(({ to }) => to)))
              .where('wallet_sums.kind', ...kindsIn(asked.group)),
          ),
        )
        .as('mine'),
    )
    .innerJoin('postings', (join) => join.on('postings.account_id', '=', walletOf(place, 'mine.member_id')))
    .innerJoin('journals', 'journals.id', 'postings.journal_id')
    .where((eb) =>
      eb.or(
        times.map(({ from, to }) =>
          eb.and([eb('postings.journal_id', '>=', idsFrom(from)), eb('postings.journal_id', '<', idsFrom(to))]),
        ),
      ),
    )
    .where('journals.kind', ...kindsIn(asked.group))
    .whereRef('journals.created_at', '>=', 'mine.since')
    .whereRef('journals.created_at', '<', 'mine.until');
