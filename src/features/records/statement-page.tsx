import { useLingui } from '@lingui/react/macro';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { useAtomValue } from 'jotai';
import { ResourceView, useRead } from '#src/components/kit/resource-view.tsx';
import { FormSkeleton } from '#src/components/kit/forms/form-skeleton.tsx';
import { periodText, PrintedHead } from '#src/components/kit/records/printed-head.tsx';
import { useClock } from '#src/components/kit/use-clock.ts';
import { serverTime } from '#src/platform/device/server-time.ts';
import { languageAtom } from '#src/state/app/language.ts';
import { SelectField } from '#src/ui/select-field.tsx';
import { balanceSumsRead } from './balance-sums.resource.ts';
import { isYear, periodOf, readStatementSearch, spansOf, yearsOn } from './statement-period.ts';
import { PrintedEntries } from './printed-entries.tsx';
import { StatementFile } from './statement-file.tsx';
import { StatementMonths } from './statement-months.tsx';
import { StatementTotals } from './statement-totals.tsx';
import { usePrintedStatement } from './use-printed-statement.ts';
import s from './statement.module.css';

/** /m/statement: the sums of a year by month, or of the days of a list, with the file and the printed page of every entry [S1-081]. */
export function StatementPage() {
  const { t } = useLingui();
  const language = useAtomValue(languageAtom);
  const given: Record<string, unknown> = useLocation({ select: ({ search }) => search });
  const navigate = useNavigate();
  const now = new Date(serverTime(useClock(60_000)));
  const search = readStatementSearch(given);
  const range = periodOf(search, now);
  const read = useRead(balanceSumsRead, { moments: spansOf(search, now).join() });
  const printed = usePrintedStatement(range);
  const { from, to } = search;
  return (
    <div className={s.page}>
      <PrintedHead range={range} />
      <div data-screen>
        <SelectField
          label={t`Period`}
          value={isYear(search) ? range.from.slice(0, 4) : 'days'}
          onChange={({ target: { value } }) =>
            void navigate({
              to: '.',
              search: { ...(value !== 'days' && { year: value }), from, to } as never,
              replace: true,
              resetScroll: false,
            })
          }
        >
          {from !== undefined && to !== undefined && <option value="days">{periodText({ from, to }, language)}</option>}
          {yearsOn(now).map((of) => (
            <option key={of}>{of}</option>
          ))}
        </SelectField>
      </div>
      <section aria-label={t`Totals of the period`} aria-busy={read.refreshing || undefined}>
        <ResourceView
          read={read}
          isEmpty={() => false}
          emptyTitle={t`Statement`}
          skeleton={<FormSkeleton fields={4} />}
        >
          {({ totals }) => <StatementTotals totals={totals} />}
        </ResourceView>
      </section>
      <StatementFile range={range} printed={printed} />
      {isYear(search) && read.value && <StatementMonths months={read.value.items} />}
      <PrintedEntries printed={printed} />
    </div>
  );
}
