import { useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { FormSkeleton } from '#src/components/kit/forms/form-skeleton.tsx';
import { LastUpdated } from '#src/components/kit/last-updated.tsx';
import { PrintedHead } from '#src/components/kit/records/printed-head.tsx';
import { rangeOf } from '#src/components/kit/records/record-search.ts';
import { ResourceView, useRead } from '#src/components/kit/resource-view.tsx';
import { useTeamToday } from '#src/components/people/agents/use-team-today.ts';
import type { TeamFigures } from '#src/contract/agents/team.schema.ts';
import { timeZoneAtom } from '#src/state/site/site.ts';
import { ForAgents } from './for-agents.tsx';
import { PeriodBar } from './period-bar.tsx';
import { figuresResource } from './team.resource.ts';
import { type TeamSearch, useTeamSearch } from './team-search.ts';
import s from './team.module.css';

export type PeriodProps = {
  readonly figures: TeamFigures;
  readonly search: TeamSearch;
  readonly onSearch: (search: TeamSearch) => void;
};

/** A page of a team's figures in some days: the choice of the days, the age of the figures, and their `render`. */
export const PeriodPage = (props: { render: (props: PeriodProps) => ReactNode }) => (
  <ForAgents>
    <Period {...props} />
  </ForAgents>
);

function Period({ render }: { render: (props: PeriodProps) => ReactNode }) {
  const { t } = useLingui();
  const [search, setSearch] = useTeamSearch();
  const timeZone = useAtomValue(timeZoneAtom);
  const today = useTeamToday();
  const read = useRead(figuresResource, { search, timeZone });
  return (
    <>
      <PrintedHead range={rangeOf(search, today)} zone={timeZone} />
      <PeriodBar search={search} onSearch={setSearch} />
      <div className={s.age} data-screen>
        <LastUpdated at={read.at} />
      </div>
      <ResourceView read={read} isEmpty={() => false} emptyTitle={t`No figures`} skeleton={<FormSkeleton fields={4} />}>
        {(figures) => render({ figures, search, onSearch: setSearch })}
      </ResourceView>
    </>
  );
}
