import { useLingui } from '@lingui/react/macro';
import { Segmented } from '#src/ui/segmented.tsx';
import { PeriodPage, type PeriodProps } from './period-page.tsx';
import { PnlByCategory, PnlByDay } from './pnl-tables.tsx';
import { PnlByMember } from './pnl-by-member.tsx';
import { PnlSums } from './pnl-sums.tsx';
import { ResultChart } from './result-chart.tsx';
import { pnlViews } from './team-search.ts';
import s from './team.module.css';

/** /m/agent/team/pnl: stakes, wins and result of the agent's team by day, category or direct member [S2-079]. */
export const TeamPnlPage = () => <PeriodPage render={(props) => <Pnl {...props} />} />;

function Pnl({ figures, search, onSearch }: PeriodProps) {
  const { t } = useLingui();
  const by = pnlViews.find((view) => view === search.by);
  return (
    <>
      <ResultChart days={figures.days} total={figures.totals.result} />
      <div className={s.views} data-screen>
        <Segmented
          full
          label={t`Totals by`}
          value={by ?? 'day'}
          onChange={(view) => onSearch({ ...search, by: view === 'day' ? undefined : view, page: undefined })}
          segments={[
            { value: 'day', label: t`Day` },
            { value: 'category', label: t`Category` },
            { value: 'member', label: t`Direct` },
          ]}
        />
      </div>
      <View by={by} figures={figures} search={search} onSearch={onSearch} />
      <PnlSums figures={figures} />
    </>
  );
}

type ViewProps = PeriodProps & { readonly by: (typeof pnlViews)[number] | undefined };

function View({ by, figures, search, onSearch }: ViewProps) {
  if (by === 'member') return <PnlByMember search={search} onSearch={onSearch} />;
  return by === 'category' ? <PnlByCategory figures={figures} /> : <PnlByDay figures={figures} />;
}
