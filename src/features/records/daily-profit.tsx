import { Trans, useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import { BackToGames } from '#src/components/kit/links/back-to-games.tsx';
import { beginningsOf, dayOf, momentsOf } from '#src/components/kit/records/date-range.ts';
import { RecordList } from '#src/components/kit/records/record-list.tsx';
import { rangeOf } from '#src/components/kit/records/record-search.ts';
import { useClock } from '#src/components/kit/use-clock.ts';
import { serverTime } from '#src/platform/device/server-time.ts';
import { languageAtom } from '#src/state/app/language.ts';
import { ProfitChart } from './profit-chart.tsx';
import { formatLongDay } from '#src/components/kit/records/day-texts.ts';
import type { ProfitProps } from './record-filters.ts';
import { recordsOf } from './records.resource.ts';
import { useAmounts } from './use-amounts.tsx';

/** The totals of each day, as a chart and as a list. */
export function DailyProfit({ search, onSearch }: ProfitProps) {
  const { t } = useLingui();
  const language = useAtomValue(languageAtom);
  const { plain, signed } = useAmounts();
  const now = new Date(serverTime(useClock(60_000)));
  const today = dayOf(now);
  const range = rangeOf(search, today);
  return (
    <RecordList
      label={t`Profit and loss`}
      resource={recordsOf(search).profit}
      params={{ search }}
      search={search}
      onSearch={onSearch}
      summary={({ stake, win, bonus, net }) => [
        { label: t`Result`, value: signed(net), first: true },
        { label: t`Stake`, value: plain(stake) },
        { label: t`Winnings`, value: plain(win) },
        { label: t`Bonuses`, value: plain(bonus) },
      ]}
      renderChart={(days) => (
        <ProfitChart
          days={days}
          begins={beginningsOf(range).slice(0, -1)}
          today={momentsOf({ from: today, to: today }).since}
        />
      )}
      columns={[
        { id: 'day', label: t`Day`, cell: ({ at }) => formatLongDay(at, language) },
        { id: 'stake', label: t`Stake`, cell: ({ stake }) => plain(stake), numeric: true },
        { id: 'win', label: t`Winnings`, cell: ({ win }) => plain(win), numeric: true },
        { id: 'bonus', label: t`Bonuses`, cell: ({ bonus }) => plain(bonus), numeric: true },
        { id: 'net', label: t`Result`, cell: ({ net }) => signed(net), numeric: true, beside: true },
      ]}
      rowKey={({ at }) => at}
      emptyTitle={t`You did not play in this period`}
      emptyText={<Trans>Choose other days, or play a round.</Trans>}
      emptyAction={<BackToGames />}
    />
  );
}
