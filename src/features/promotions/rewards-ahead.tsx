import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useMoney } from '#src/components/people/use-money.ts';
import { buttonClass } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { cx } from '#src/ui/class-names.ts';
import type { RewardAhead } from './reward-lists.ts';
import { missingFor } from './rewards.ts';
import { StakesBar } from './stakes-bar.tsx';
import { useReward } from './use-reward.ts';
import s from './reward-centre.module.css';

/** Rewards in progress: each next stage with its progress; and a link to more promotions. */
export function RewardsAhead({ list }: { list: readonly RewardAhead[] }) {
  return (
    <section>
      <h2 className={s.title}>
        <Trans>On the way</Trans>
      </h2>
      {list.length > 0 && (
        <Card>
          <ul>
            {list.map((ahead) => (
              <li key={ahead.promotion.id} className={s.ahead}>
                <Ahead {...ahead} />
              </li>
            ))}
          </ul>
        </Card>
      )}
      {list.length === 0 && (
        <p className={s.quiet}>
          <Trans>No stage in progress.</Trans>
        </p>
      )}
      <Link to="/m/activity" className={cx(buttonClass({ variant: 'soft', wide: true }), s.more)}>
        <Trans>See the promotions</Trans>
      </Link>
    </section>
  );
}

function Ahead({ promotion, progress, goal, reward, points }: RewardAhead) {
  const money = useMoney();
  const pays = useReward()(reward, points);
  const [done, whole, missing] = [money(progress), money(goal), money(missingFor(goal, progress))];
  return (
    <Link to="/m/activity/$promotionId" params={{ promotionId: promotion.id }} className={s.way}>
      <span className={s.line}>
        <b>{promotion.title}</b>
        <b className={cx(s.pays, 'num')}>{pays}</b>
        <ChevronRight size={20} />
      </span>
      <StakesBar done={progress} goal={goal} />
      <small className={cx(s.note, 'num')}>
        <Trans>
          {done} of {whole}, {missing} to go
        </Trans>
      </small>
    </Link>
  );
}
