import { Trans, useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import { amountUnit } from '#src/components/kit/records/amount-unit.ts';
import { toMinor } from '#src/contract/core/amount.ts';
import { isTrialGuest } from '#src/contract/core/member-type.ts';
import type { BalanceSpan } from '#src/contract/records/records.schema.ts';
import { languageAtom } from '#src/state/app/language.ts';
import { memberAtom } from '#src/state/identity/session-atoms.ts';
import { currencyAtom } from '#src/state/site/site.ts';
import { ChartFigure } from '#src/ui/chart/chart-figure.tsx';
import { formatMonth, formatShortMonth } from './month-texts.ts';
import { useAmounts } from './use-amounts.tsx';

/** The result of each month of a year as bars, and the best and the worst of them in words; nothing for one month alone. */
export function MonthChart({ months }: { months: readonly BalanceSpan[] }) {
  const { t } = useLingui();
  const language = useAtomValue(languageAtom);
  const { symbol } = useAtomValue(currencyAtom);
  const type = useAtomValue(memberAtom)?.type;
  const { plain } = useAmounts();
  const values = months.map(({ at, net }) => ({ at, net, value: toMinor(net) / 100 }));
  const { name, format } = amountUnit(
    values.map(({ value }) => value),
    language,
  );
  const money = type !== undefined && isTrialGuest(type) ? t`chips` : symbol;
  const sorted = values.toSorted((one, other) => other.value - one.value);
  const [best, worst] = [sorted[0], sorted.at(-1)];
  if (!best || !worst || values.length < 2) return null;
  const [bestMonth, bestSum] = [formatMonth(best.at, language), plain(best.net)];
  const [worstMonth, worstSum] = [formatMonth(worst.at, language), plain(worst.net)];
  const last = values.at(-1)?.at;
  return (
    <ChartFigure
      title={<Trans>Result by month</Trans>}
      unit={
        { ones: t`in ${money}`, thousands: t`in thousands of ${money}`, millions: t`in millions of ${money}` }[name]
      }
      sentence={t`Best month: ${bestMonth}, ${bestSum}. Worst month: ${worstMonth}, ${worstSum}.`}
      bars={values.map(({ at, value }) => ({
        key: at,
        tick: formatShortMonth(at, language),
        value,
        text: format(value),
        current: at === last,
      }))}
    />
  );
}
