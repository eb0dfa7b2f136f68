import { useLingui } from '@lingui/react/macro';
import { useRecordSearch } from '#src/components/kit/records/use-record-search.ts';
import { roundGroups } from '#src/contract/records/records.ts';
import { Segmented } from '#src/ui/segmented.tsx';
import { DailyProfit } from './daily-profit.tsx';
import { GroupedProfit } from './grouped-profit.tsx';
import { profitFilters } from './record-filters.ts';
import s from './records.module.css';

/** /m/profitandloss: the member's stakes and winnings by day, category or vendor [S1-082]. */
export function ProfitPage() {
  const { t } = useLingui();
  const [search, setSearch] = useRecordSearch(profitFilters);
  const by = roundGroups.find((group) => group === search.by);
  const view = { search, onSearch: setSearch };
  return (
    <div className={s.page}>
      <div className={s.views}>
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
