import { useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { type Amount, toMinor } from '#src/contract/core/amount.ts';
import { languageAtom } from '#src/state/app/language.ts';
import { ChartFigure } from '#src/ui/chart/chart-figure.tsx';
import { amountUnit } from './amount-unit.ts';
import { formatShortDay, formatWeekday } from './day-texts.ts';

/** More days than this have their date as label, not their day of the week. */
const weekdays = 7;

type DayChartProps = {
  readonly title: ReactNode;
  /** A day by the moment at which it begins, epoch ms, in order; days without a sum are there as well. */
  readonly days: readonly { readonly at: number; readonly sum: Amount }[];
  readonly today: number;
  /** The name of the money: a symbol, or chips. */
  readonly money: string;
  readonly plain: (amount: Amount) => string;
};

/** A sum of each day as bars, and the best and the worst of them in words; nothing for one day alone. */
export function DayChart({ title, days, today, money, plain }: DayChartProps) {
  const { t } = useLingui();
  const language = useAtomValue(languageAtom);
  const values = days.map(({ at, sum }) => ({ at, sum, value: toMinor(sum) / 100 }));
  const { name, format } = amountUnit(
    values.map(({ value }) => value),
    language,
  );
  const unit = { ones: t`in ${money}`, thousands: t`in thousands of ${money}`, millions: t`in millions of ${money}` }[
    name
  ];
  const sorted = values.toSorted((one, other) => other.value - one.value);
  const [best, worst] = [sorted[0], sorted.at(-1)];
  if (!best || !worst || values.length < 2) return null;
  const [bestDay, bestSum] = [formatShortDay(best.at, language), plain(best.sum)];
  const [worstDay, worstSum] = [formatShortDay(worst.at, language), plain(worst.sum)];
  const label = values.length > weekdays ? formatShortDay : formatWeekday;
  return (
    <ChartFigure
      title={title}
      unit={unit}
      sentence={t`Best day: ${bestDay}, ${bestSum}. Worst day: ${worstDay}, ${worstSum}.`}
      bars={values.map(({ at, value }) => ({
        key: at,
        tick: at === today ? t`today` : label(at, language),
        value,
        text: format(value),
        current: at === today,
      }))}
    />
  );
}
