import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import { useId } from 'react';
import { amountUnit } from '#src/components/kit/records/amount-unit.ts';
import { toMinor } from '#src/contract/core/amount.ts';
import type { TeamDay } from '#src/contract/agents/team.schema.ts';
import { languageAtom } from '#src/state/app/language.ts';
import { LineChart } from '#src/ui/chart/line-chart.tsx';
import { ChartCard } from './chart-card.tsx';
import { longDay, shortDay, weekday } from './day-text.ts';
import { FigureTable } from './figure-table.tsx';
import { useFigures } from './use-figures.ts';
import { useUnit } from './use-unit.ts';
import s from './team.module.css';

/** Deposits and withdrawals of each day as two lines, in words, and as a table. */
export function PaymentsCard({ days }: { days: readonly TeamDay[] }) {
  const { t } = useLingui();
  const language = useAtomValue(languageAtom);
  const { money, plain } = useFigures();
  const id = useId();
  const inMoney = (name: 'deposit' | 'withdrawal') => days.map((day) => toMinor(day[name]) / 100);
  const [deposits, withdrawals] = [inMoney('deposit'), inMoney('withdrawal')];
  const unit = amountUnit([...deposits, ...withdrawals], language);
  const unitText = useUnit(unit.name);
  const best = days.toSorted((one, other) => toMinor(other.deposit) - toMinor(one.deposit))[0];
  const outward = days.filter(({ deposit, withdrawal }) => toMinor(withdrawal) > toMinor(deposit)).length;
  const nothing = days.every(({ deposit, withdrawal }) => toMinor(deposit) === 0 && toMinor(withdrawal) === 0);
  const tickOf = days.length > 7 ? shortDay : weekday;

  function say(): string {
    if (nothing || !best) return t`No deposits or withdrawals in these days.`;
    const [name, sum] = [longDay(best.day, language), money(best.deposit)];
    const strongest = t`The most came in on ${name}: ${sum}.`;
    const other =
      outward === 0
        ? t`No day had more withdrawals than deposits.`
        : t`${plural(outward, { one: 'On # day more went out than came in.', other: 'On # days more went out than came in.' })}`;
    return `${strongest} ${other}`;
  }
  const table = (
    <FigureTable
      caption={t`Deposits and withdrawals by day`}
      head={[t`Day`, t`Deposits`, t`Withdrawals`]}
      rows={days.map(({ day, deposit, withdrawal }) => ({
        key: day,
        cells: [shortDay(day, language), plain(deposit), plain(withdrawal)],
      }))}
    />
  );
  return (
    <ChartCard
      title={t`Deposits and withdrawals`}
      legend={
        <p className={s.legend}>
          <span className={s.solid}>
            <Trans>Deposits</Trans>
          </span>
          <span className={s.dashed}>
            <Trans>Withdrawals</Trans>
          </span>
          <span>{unitText}</span>
        </p>
      }
      id={id}
      chart={
        <LineChart
          labelledBy={id}
          ticks={days.map(({ day }) => tickOf(day, language))}
          lines={[
            { key: 'withdrawals', values: withdrawals, dashed: true },
            { key: 'deposits', values: deposits },
          ]}
          format={unit.format}
        />
      }
      table={table}
      sentence={say()}
    />
  );
}
