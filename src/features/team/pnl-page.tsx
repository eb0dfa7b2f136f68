import { useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import { FormSkeleton } from '#src/components/kit/forms/form-skeleton.tsx';
import { LastUpdated } from '#src/components/kit/last-updated.tsx';
import { PrintedHead } from '#src/components/kit/records/printed-head.tsx';
import { rangeOf } from '#src/components/kit/records/record-search.ts';
import { ResourceView, useRead } from '#src/components/kit/resource-view.tsx';
import { useTeamToday } from '#src/components/people/agents/use-team-today.ts';
import type { TeamFigures } from '#src/contract/agents/team.schema.ts';
import { timeZoneAtom } from '#src/state/site/site.ts';
import { Segmented } from '#src/ui/segmented.tsx';
import { ForAgents } from './for-agents.tsx';
import { PeriodBar } from './period-bar.tsx';
import { PnlByCategory, PnlByDay } from './pnl-tables.tsx';
import { PnlByMember } from './pnl-by-member.tsx';
import { PnlSums } from './pnl-sums.tsx';
import { ResultChart } from './result-chart.tsx';
import { figuresResource } from './team.resource.ts';
import { pnlViews, type TeamSearch, useTeamSearch } from './team-search.ts';
import s from './team.module.css';

/** /m/agent/team/pnl: stakes, wins and result of the agent's team by day, category or direct member [S2-079]. */
export const TeamPnlPage = () => (
  <ForAgents>
    <Pnl />
  </ForAgents>
);

function Pnl() {
  const { t } = useLingui();
  const [search, setSearch] = useTeamSearch();
  const timeZone = useAtomValue(timeZoneAtom);
  const today = useTeamToday();
  const read = useRead(figuresResource, { search, timeZone });
  const by = pnlViews.find((view) => view === search.by);
  return (
    <>
      <PrintedHead range={rangeOf(search, today)} zone={timeZone} />
      <PeriodBar search={search} onSearch={setSearch} />
      <div className={s.age} data-screen>
        <LastUpdated at={read.at} />
      </div>
      <ResourceView read={read} isEmpty={() => false} emptyTitle={t`No figures`} skeleton={<FormSkeleton fields={4} />}>
        {(figures) => (
          <>
            <ResultChart days={figures.days} total={figures.totals.result} />
            <div className={s.views} data-screen>
              <Segmented
                full
                label={t`Totals by`}
                value={by ?? 'day'}
                onChange={(view) => setSearch({ ...search, by: view === 'day' ? undefined : view, page: undefined })}
                segments={[
                  { value: 'day', label: t`Day` },
                  { value: 'category', label: t`Category` },
                  { value: 'member', label: t`Direct` },
                ]}
              />
            </div>
            <View by={by} figures={figures} search={search} onSearch={setSearch} />
            <PnlSums figures={figures} />
          </>
        )}
      </ResourceView>
    </>
  );
}

type ViewProps = {
  by: (typeof pnlViews)[number] | undefined;
  figures: TeamFigures;
  search: TeamSearch;
  onSearch: (search: TeamSearch) => void;
};

function View({ by, figures, search, onSearch }: ViewProps) {
  if (by === 'member') return <PnlByMember search={search} onSearch={onSearch} />;
  return by === 'category' ? <PnlByCategory figures={figures} /> : <PnlByDay figures={figures} />;
}
