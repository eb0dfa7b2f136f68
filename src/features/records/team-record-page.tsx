import { Trans, useLingui } from '@lingui/react/macro';
import { useLocation } from '@tanstack/react-router';
import { useAtomValue } from 'jotai';
import { RecordList } from '#src/components/kit/records/record-list.tsx';
import { useRecordSearch } from '#src/components/kit/records/use-record-search.ts';
import { useClock } from '#src/components/kit/use-clock.ts';
import { AgentPage } from '#src/components/people/agents/agent-page.tsx';
import { useTeamToday } from '#src/components/people/agents/use-team-today.ts';
import { teamRecordGroups, teamRecord } from '#src/contract/agents/team.ts';
import { serverTime } from '#src/platform/device/server-time.ts';
import { formatClock } from '#src/platform/language/format.ts';
import { languageAtom } from '#src/state/app/language.ts';
import { timeZoneAtom } from '#src/state/site/site.ts';
import { FilterChip } from '#src/ui/chip.tsx';
import { rangeOf, type RecordSearch } from '#src/components/kit/records/record-search.ts';
import { dayIn } from '#src/contract/core/age.ts';
import { defineRead } from '#src/platform/resource/define-read.ts';
import { dayHead } from './day-head.ts';
import { kindName } from './kind-name.ts';
import { nameRow } from './name-row.tsx';
import { useAmounts } from './use-amounts.tsx';
import { useEntryParts } from './use-entry-parts.ts';
import s from './records.module.css';

/** `member`: the account of one member of the team. */
type TeamRecordSearch = RecordSearch<'group' | 'types'> & { readonly member?: string | undefined };
type Params = { readonly search: TeamRecordSearch; readonly timeZone: string };

/** A page of the team's transactions; days are the merchant's. */
const teamRecordResource = defineRead({
  name: 'team-record',
  call: teamRecord,
  key: (params: Params) => JSON.stringify(params),
  query: ({ search, timeZone }: Params) => {
    const { from: startDate, to: endDate } = rangeOf(search, dayIn(serverTime(), timeZone));
    return {
      ...{ startDate, endDate, pageNo: search.page ?? 1 },
      group: search.group as (typeof teamRecordGroups)[number] | undefined,
      ...(search.member !== undefined && { account: search.member }),
    };
  },
  freshFor: 0,
});

/** `types` stays in the address when other days are chosen. */
const filters = { group: teamRecordGroups, types: ['A'] } as const;

/** /m/transaction/record?types=A: what was booked to the balances of the agent's team, other than play [S2-076]. */
export function TeamRecordPage() {
  return (
    <AgentPage>
      <TeamRecord />
    </AgentPage>
  );
}

function TeamRecord() {
  const { t, i18n } = useLingui();
  const language = useAtomValue(languageAtom);
  const timeZone = useAtomValue(timeZoneAtom);
  const [found, setSearch] = useRecordSearch(filters);
  const given: Record<string, unknown> = useLocation({ select: ({ search }) => search });
  const named = given['member'];
  const member = typeof named === 'string' && named.trim() !== '' ? named.slice(0, 64) : undefined;
  const search = { ...found, ...(member !== undefined && { member }) };
  const { signed } = useAmounts();
  const { filterBy, summary } = useEntryParts();
  const now = serverTime(useClock(60_000));
  const today = useTeamToday();
  return (
    <div className={s.page}>
      {member !== undefined && (
        <FilterChip removeLabel={t`show all members`} onRemove={() => setSearch({ ...found, page: undefined })}>
          <span translate="no">{member}</span>
        </FilterChip>
      )}
      <RecordList
        label={t`Transactions of the team`}
        resource={teamRecordResource}
        params={{ search, timeZone }}
        today={today}
        search={search}
        onSearch={setSearch}
        filters={[filterBy(teamRecordGroups)]}
        summary={summary}
        columns={[
          {
            id: 'what',
            label: t`Entry`,
            cell: ({ kind, account, at }) =>
              nameRow(i18n._(kindName(kind)), `${account} · `, formatClock(at, language)),
          },
          { id: 'amount', label: t`Amount`, cell: ({ amount }) => signed(amount), numeric: true, beside: true },
        ]}
        rowKey={({ id }) => id}
        dayOf={({ at }) => dayHead(at, now, language)}
        emptyTitle={t`No transactions in this period`}
        emptyText={<Trans>Choose other days or another type. Bets have their own page.</Trans>}
      />
    </div>
  );
}
