import { Trans, useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import { amountUnit } from '#src/components/kit/records/amount-unit.ts';
import { toMinor } from '#src/contract/core/amount.ts';
import { isTrialGuest } from '#src/contract/core/member-type.ts';
import type { ProfitDay } from '#src/contract/records/records.schema.ts';
import { formatShortDay, formatWeekday } from './profit-days.ts';
import { languageAtom } from '#src/state/app/language.ts';
import { memberAtom } from '#src/state/identity/session-atoms.ts';
import { currencyAtom } from '#src/state/site/site.ts';
import { ChartFigure } from '#src/ui/chart/chart-figure.tsx';
import { useAmounts } from './use-amounts.tsx';

/** More days than this have their date as label, not their day of the week. */
const weekdays = 7;

/** The result of each day, also of those without play. `begins`: the moments at which the days begin; epoch ms. */
export function ProfitChart({
  days,
  begins,
  today,
}: {
  days: readonly ProfitDay[];
  begins: readonly number[];
  today: number;
}) {
  const { t } = useLingui();
  const language = useAtomValue(languageAtom);
  const { symbol } = useAtomValue(currencyAtom);
  const type = useAtomValue(memberAtom)?.type;
  const { plain } = useAmounts();
  const netOf = (at: number) => days.find((day) => day.at === at)?.net ?? '0.00';
  const values = begins.map((at) => ({ at, net: netOf(at), value: toMinor(netOf(at)) / 100 }));
  const { name, format } = amountUnit(
    values.map(({ value }) => value),
    language,
  );
  const money = type !== undefined && isTrialGuest(type) ? t`chips` : symbol;
  const unit = { ones: t`in ${money}`, thousands: t`in thousands of ${money}`, millions: t`in millions of ${money}` }[
    name
  ];
  const sorted = values.toSorted((one, other) => other.value - one.value);
  const [best, worst] = [sorted[0], sorted.at(-1)];
  if (!best || !worst || values.length < 2) return null;
  const [bestDay, bestSum] = [formatShortDay(best.at, language), plain(best.net)];
  const [worstDay, worstSum] = [formatShortDay(worst.at, language), plain(worst.net)];
  const label = values.length > weekdays ? formatShortDay : formatWeekday;
  return (
    <ChartFigure
      title={<Trans>Result by day</Trans>}
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
