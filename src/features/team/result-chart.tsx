import { Trans, useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import { amountUnit } from '#src/components/kit/records/amount-unit.ts';
import { type Amount, toMinor } from '#src/contract/core/amount.ts';
import type { TeamDay } from '#src/contract/agents/team.schema.ts';
import { languageAtom } from '#src/state/app/language.ts';
import { ChartFigure } from '#src/ui/chart/chart-figure.tsx';
import { shortDay, weekday } from './day-text.ts';
import { useFigures } from './use-figures.ts';
import { useUnit } from './use-unit.ts';

/** The result of each day: a day below zero is hollow and goes down. */
export function ResultChart({ days, total }: { days: readonly TeamDay[]; total: Amount }) {
  const { t } = useLingui();
  const language = useAtomValue(languageAtom);
  const { money } = useFigures();
  const values = days.map(({ result }) => toMinor(result) / 100);
  const unit = amountUnit(values, language);
  const unitText = useUnit(unit.name);
  const sorted = days.toSorted((one, other) => toMinor(other.result) - toMinor(one.result));
  const [best, worst] = [sorted[0], sorted.at(-1)];
  const sum = money(total);
  const tickOf = days.length > 7 ? shortDay : weekday;
  const [bestDay, bestSum] = best ? [shortDay(best.day, language), money(best.result)] : ['', ''];
  const [worstDay, worstSum] = worst ? [shortDay(worst.day, language), money(worst.result)] : ['', ''];
  return (
    <ChartFigure
      title={<Trans>Result of the team: {sum}</Trans>}
      unit={unitText}
      sentence={
        days.length < 2
          ? t`Result of the day: ${sum}.`
          : t`Best day: ${bestDay}, ${bestSum}. Worst day: ${worstDay}, ${worstSum}.`
      }
      bars={days.map(({ day }, index) => ({
        key: day,
        tick: tickOf(day, language),
        value: values[index] ?? 0,
        text: unit.format(values[index] ?? 0),
        current: index === days.length - 1,
      }))}
    />
  );
}
