import { Trans, useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import { Suspense, useState } from 'react';
import { lazyPart } from '#src/components/kit/lazy-part.ts';
import { beginningsOf, momentsOf } from '#src/components/kit/records/date-range.ts';
import { DayChart } from '#src/components/kit/records/day-chart.tsx';
import { formatLongDay } from '#src/components/kit/records/day-texts.ts';
import { PrintedHead } from '#src/components/kit/records/printed-head.tsx';
import { RecordList } from '#src/components/kit/records/record-list.tsx';
import { rangeOf } from '#src/components/kit/records/record-search.ts';
import { useRecordSearch } from '#src/components/kit/records/use-record-search.ts';
import { AgentPage } from '#src/components/people/agents/agent-page.tsx';
import { useTeamToday } from '#src/components/people/agents/use-team-today.ts';
import type { RebateDay } from '#src/contract/agents/rebates.schema.ts';
import { languageAtom } from '#src/state/app/language.ts';
import { currencyAtom, timeZoneAtom } from '#src/state/site/site.ts';
import { incomeResource } from './income.resource.ts';
import { useSums } from './use-sums.ts';
import s from './income.module.css';

const IncomeSheet = lazyPart(() => import('./income-sheet.tsx'), 'IncomeSheet');

/** The moment at which a day (YYYY-MM-DD) begins for the reader; epoch ms. */
const beginOf = (day: string) => momentsOf({ from: day, to: day }).since;

/** /m/member/teamRebate: the agent's earnings by the team's bets, day by day [S2-082, S2-092]. */
export function IncomePage() {
  return (
    <AgentPage>
      <Income />
    </AgentPage>
  );
}

function Income() {
  const { t } = useLingui();
  const language = useAtomValue(languageAtom);
  const { symbol } = useAtomValue(currencyAtom);
  const [search, setSearch] = useRecordSearch();
  const [opened, setOpened] = useState<RebateDay>();
  const sum = useSums();
  const timeZone = useAtomValue(timeZoneAtom);
  const today = useTeamToday();
  const begins = beginningsOf(rangeOf(search, today)).slice(0, -1);
  const stateText = { paid: t`Paid`, due: t`Being paid`, none: t`Nothing to pay` };
  return (
    <div className={s.page}>
      {opened && (
        <Suspense fallback={null}>
          <IncomeSheet day={opened} onClose={() => setOpened(undefined)} />
        </Suspense>
      )}
      <PrintedHead range={rangeOf(search, today)} zone={timeZone} />
      <RecordList
        label={t`Rebate income`}
        resource={incomeResource}
        params={{ search, timeZone }}
        today={today}
        search={search}
        onSearch={setSearch}
        summary={({ earned, paid, due }) => [
          { label: t`Earned`, value: sum(earned), first: true },
          { label: t`Paid`, value: sum(paid) },
          { label: t`Being paid`, value: sum(due) },
        ]}
        renderChart={(days) => (
          <DayChart
            title={<Trans>Earned by day</Trans>}
            days={begins.map((at) => ({ at, sum: days.find(({ day }) => beginOf(day) === at)?.earned ?? '0.00' }))}
            today={beginOf(today)}
            money={symbol}
            plain={sum}
          />
        )}
        columns={[
          { id: 'day', label: t`Day`, cell: ({ day }) => formatLongDay(beginOf(day), language) },
          { id: 'paid', label: t`Payment`, cell: ({ paid }) => sum(paid), numeric: true, beside: true },
          { id: 'earned', label: t`Earned`, cell: ({ earned }) => sum(earned), numeric: true },
          { id: 'brought', label: t`From the day before`, cell: ({ brought }) => sum(brought), numeric: true },
          { id: 'carried', label: t`Carried on`, cell: ({ carried }) => sum(carried), numeric: true },
          { id: 'state', label: t`State`, cell: ({ state }) => stateText[state] },
        ]}
        rowKey={({ day }) => day}
        onOpen={setOpened}
        emptyTitle={t`No income in these days`}
        emptyText={
          <Trans>
            Your team’s bets are summed up shortly after midnight, and your share is paid into your balance.
          </Trans>
        }
      />
    </div>
  );
}
