import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useMoney } from '#src/components/people/use-money.ts';
import { type Amount, toMinor } from '#src/contract/core/amount.ts';

/** Writes a reward: `R$ 5,00`, `200 points` or `R$ 5,00 + 200 points`. */
export function useReward(): (amount: Amount, points: number) => string {
  const { t } = useLingui();
  const money = useMoney();
  return (amount, points) => {
    if (points === 0) return money(amount);
    const said = t`${plural(points, { one: '# point', other: '# points' })}`;
    return toMinor(amount) > 0 ? `${money(amount)} + ${said}` : said;
  };
}
