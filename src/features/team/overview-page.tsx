import { useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import { FormSkeleton } from '#src/components/kit/forms/form-skeleton.tsx';
import { LastUpdated } from '#src/components/kit/last-updated.tsx';
import { PrintedHead } from '#src/components/kit/records/printed-head.tsx';
import { rangeOf } from '#src/components/kit/records/record-search.ts';
import { ResourceView, useRead } from '#src/components/kit/resource-view.tsx';
import { useTeamToday } from '#src/components/people/agents/use-team-today.ts';
import type { Amount } from '#src/contract/core/amount.ts';
import type { TeamFigures } from '#src/contract/agents/team.schema.ts';
import { languageAtom } from '#src/state/app/language.ts';
import { timeZoneAtom } from '#src/state/site/site.ts';
import { CategoryCard } from './category-card.tsx';
import { ForAgents } from './for-agents.tsx';
import { KeyFigures } from './key-figures.tsx';
import { PaymentsCard } from './payments-card.tsx';
import { changeOf, percent, shareOf } from './percent.ts';
import { PeriodBar } from './period-bar.tsx';
import { figuresResource } from './team.resource.ts';
import { useTeamSearch } from './team-search.ts';
import { useFigures } from './use-figures.ts';
import s from './team.module.css';

/** /m/agent/team/overview: what the agent's team did in some days, beside as many days before [S2-075]. */
export const OverviewPage = () => (
  <ForAgents>
    <Overview />
  </ForAgents>
);

function Overview() {
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
        {(figures) => <Figures figures={figures} />}
      </ResourceView>
    </>
  );
}

function Figures({ figures }: { figures: TeamFigures }) {
  const { t } = useLingui();
  const language = useAtomValue(languageAtom);
  const { money } = useFigures();
  const { totals, before } = figures;
  const noteOf = (now: Amount, was: Amount) => {
    const change = changeOf(now, was, language);
    return change === undefined ? t`nothing in the period before` : t`${change} on the period before`;
  };
  const margin = percent(shareOf(totals.result, totals.turnover), language);
  return (
    <>
      <KeyFigures
        label={t`Figures of the period`}
        figures={[
          { name: t`Deposits`, value: money(totals.deposit), note: noteOf(totals.deposit, before.totals.deposit) },
          {
            name: t`Withdrawals`,
            value: money(totals.withdrawal),
            note: noteOf(totals.withdrawal, before.totals.withdrawal),
          },
          { name: t`Bets`, value: money(totals.turnover), note: noteOf(totals.turnover, before.totals.turnover) },
          { name: t`Result`, value: money(totals.result), note: t`${margin} of the bets` },
        ]}
      />
      <PaymentsCard days={figures.days} />
      <CategoryCard figures={figures} />
    </>
  );
}
