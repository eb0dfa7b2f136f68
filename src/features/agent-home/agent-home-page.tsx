import { Trans, useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import { FormSkeleton } from '#src/components/kit/forms/form-skeleton.tsx';
import { PrintedHead } from '#src/components/kit/records/printed-head.tsx';
import { presets } from '#src/components/kit/records/date-range.ts';
import { ResourceView, useRead } from '#src/components/kit/resource-view.tsx';
import { useLiveRead } from '#src/components/kit/use-live-read.ts';
import { AgentPage } from '#src/components/people/agents/agent-page.tsx';
import { useTeamToday } from '#src/components/people/agents/use-team-today.ts';
import { timeZoneAtom } from '#src/state/site/site.ts';
import { teamTodayResource, teamWeekResource } from './agent-home.resource.ts';
import { AgentHead } from './agent-head.tsx';
import { AgentMenuGrid } from './agent-menu-grid.tsx';
import { TeamCounters } from './team-counters.tsx';
import { WeekChart } from './week-chart.tsx';
import s from './agent-home.module.css';

/** The counters are read this often while the page is seen; ms. */
const every = 60_000;

/** /m/agent: greeting, balance, counters of the team, its week, and the menu [S1-018, S2-015]. */
export const AgentHomePage = () => (
  <AgentPage head={<AgentHead />}>
    <AgentHome />
  </AgentPage>
);

function AgentHome() {
  const { t } = useLingui();
  const timeZone = useAtomValue(timeZoneAtom);
  const place = { timeZone };
  const range = presets.week(useTeamToday());
  const today = useLiveRead(teamTodayResource, place, every);
  const week = useRead(teamWeekResource, place);
  const days = week.value ?? [];
  return (
    <div className={s.page}>
      <PrintedHead range={range} zone={timeZone} />
      <section className={s.pull}>
        <ResourceView
          read={today}
          isEmpty={() => false}
          emptyTitle={t`Team today`}
          skeleton={<FormSkeleton fields={2} />}
        >
          {(kpi) => <TeamCounters kpi={kpi} yesterday={days.at(-2)} />}
        </ResourceView>
      </section>
      <ResourceView
        read={week}
        isEmpty={(list) => list.length < 2}
        emptyTitle={t`No team yet`}
        emptyText={<Trans>Open an account for someone, or send an invitation, and their days show here.</Trans>}
        skeleton={<FormSkeleton fields={2} />}
      >
        {(list) => <WeekChart days={list} />}
      </ResourceView>
      <div data-screen>
        <AgentMenuGrid />
      </div>
    </div>
  );
}
