import { useLingui } from '@lingui/react/macro';
import { dayOf } from '#src/components/kit/records/date-range.ts';
import { PrintedHead } from '#src/components/kit/records/printed-head.tsx';
import { rangeOf } from '#src/components/kit/records/record-search.ts';
import { useClock } from '#src/components/kit/use-clock.ts';
import { serverTime } from '#src/platform/device/server-time.ts';
import { useRecordSearch } from '#src/components/kit/records/use-record-search.ts';
import { roundGroups } from '#src/contract/records/records.ts';
import { Segmented } from '#src/ui/segmented.tsx';
import { DailyProfit } from './daily-profit.tsx';
import { GroupedProfit } from './grouped-profit.tsx';
import { profitFilters } from './record-filters.ts';
import { StatementButton } from './statement-button.tsx';
import s from './records.module.css';

/** /m/profitandloss: the member's stakes and winnings by day, category or vendor [S1-082]. */
export function ProfitPage() {
  const { t } = useLingui();
  const [search, setSearch] = useRecordSearch(profitFilters);
  const by = roundGroups.find((group) => group === search.by);
  const now = new Date(serverTime(useClock(60_000)));
  const view = { search, onSearch: setSearch };
  return (
    <div className={s.page}>
      <PrintedHead range={rangeOf(search, dayOf(now))} />
      <StatementButton search={search} />
      <div className={s.views} data-screen>
        <Segmented
          full
          label={t`Totals by`}
          value={by ?? 'day'}
          onChange={(chosen) => setSearch({ ...search, by: chosen === 'day' ? undefined : chosen, page: undefined })}
          segments={[
            { value: 'day', label: t`Day` },
            { value: 'category', label: t`Category` },
            { value: 'vendor', label: t`Vendor` },
          ]}
        />
      </div>
      {by ? <GroupedProfit {...view} by={by} /> : <DailyProfit {...view} />}
    </div>
  );
}
