import { useLingui } from '@lingui/react/macro';
import { useMoney } from '#src/components/people/use-money.ts';
import type { Amount } from '#src/contract/core/amount.ts';
import { percentOf } from './rewards.ts';
import s from './stakes-bar.module.css';

/** Progress of stakes towards the goal of a stage. */
export function StakesBar({ done: progress, goal }: { done: Amount; goal: Amount }) {
  const { t } = useLingui();
  const money = useMoney();
  const percent = percentOf(goal, progress);
  const [done, whole] = [money(progress), money(goal)];
  return (
    <span
      className={s.bar}
      role="progressbar"
      aria-label={t`Eligible bets`}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      aria-valuetext={t`${done} of ${whole}`}
    >
      <i style={{ width: `${percent}%` }} />
    </span>
  );
}
