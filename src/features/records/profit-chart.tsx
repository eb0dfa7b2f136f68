import { Trans, useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import { DayChart } from '#src/components/kit/records/day-chart.tsx';
import { isTrialGuest } from '#src/contract/core/member-type.ts';
import type { ProfitDay } from '#src/contract/records/records.schema.ts';
import { memberAtom } from '#src/state/identity/session-atoms.ts';
import { currencyAtom } from '#src/state/site/site.ts';
import { useAmounts } from './use-amounts.tsx';

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
  const { symbol } = useAtomValue(currencyAtom);
  const type = useAtomValue(memberAtom)?.type;
  const { plain } = useAmounts();
  return (
    <DayChart
      title={<Trans>Result by day</Trans>}
      days={begins.map((at) => ({ at, sum: days.find((day) => day.at === at)?.net ?? '0.00' }))}
      today={today}
      money={type !== undefined && isTrialGuest(type) ? t`chips` : symbol}
      plain={plain}
    />
  );
}
