import { useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import { RecordTable } from '#src/components/kit/records/record-table.tsx';
import type { BalanceSpan } from '#src/contract/records/records.schema.ts';
import { languageAtom } from '#src/state/app/language.ts';
import { MonthChart } from './month-chart.tsx';
import { formatMonth } from './month-texts.ts';
import { useAmounts } from './use-amounts.tsx';

/** Whether anything was booked; sums that cancel each other count. */
const hasMoved = ({ at: _at, ...sums }: BalanceSpan) => Object.values(sums).some((amount) => amount !== '0.00');

/** The months of a year as a chart and, those with bookings, as a table, the last first. */
export function StatementMonths({ months }: { months: readonly BalanceSpan[] }) {
  const { t } = useLingui();
  const language = useAtomValue(languageAtom);
  const { plain, signed } = useAmounts();
  const moved = months.filter(hasMoved).toSorted((one, other) => other.at - one.at);
  if (moved.length === 0) return null;
  return (
    <>
      <MonthChart months={months} />
      <RecordTable
        label={t`Totals by month`}
        rows={moved}
        rowKey={({ at }) => at}
        totalLabel={t`Total`}
        columns={[
          { id: 'month', label: t`Month`, cell: ({ at }) => formatMonth(at, language) },
          { id: 'deposits', label: t`Deposits`, cell: ({ deposits }) => plain(deposits), numeric: true },
          { id: 'withdrawals', label: t`Withdrawals`, cell: ({ withdrawals }) => plain(withdrawals), numeric: true },
          { id: 'stake', label: t`Stake`, cell: ({ stake }) => plain(stake), numeric: true },
          { id: 'win', label: t`Winnings`, cell: ({ win }) => plain(win), numeric: true },
          { id: 'net', label: t`Result`, cell: ({ net }) => signed(net), numeric: true, beside: true },
        ]}
      />
    </>
  );
}
