import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMoney } from '#src/components/use-money.ts';
import { usePicture } from '#src/platform/device/picture-origin.ts';
import { cx } from '#src/ui/class-names.ts';
import art from '#src/ui/art-scene.module.css';
import { type RewardLine, sumOf } from './reward-lists.ts';
import s from './reward-centre.module.css';

type RewardsHeroProps = { ready: readonly RewardLine[]; asked: readonly RewardLine[] };

/** What waits for the member, in one sum, and what is under review beside it. */
export function RewardsHero({ ready, asked }: RewardsHeroProps) {
  const { t } = useLingui();
  const money = useMoney();
  const reviewed = asked.filter(({ state }) => state === 'applying');
  const review = money(sumOf(reviewed));
  const count = ready.length;
  return (
    <div className={cx(art.scene, s.hero)}>
      <img src={usePicture('/art/b/cofre.svg')} alt="" />
      <p className={s.eyebrow}>
        <Trans>Waiting for you</Trans>
      </p>
      <p className={cx(s.sum, 'num')}>{money(sumOf(ready))}</p>
      <p className={cx(s.under, 'num')}>
        {count > 0
          ? t`${plural(count, { one: '# reward to take', other: '# rewards to take' })}`
          : t`Nothing to take at the moment`}
        {reviewed.length > 0 && (
          <>
            <br />
            <Trans>{review} under review</Trans>
          </>
        )}
      </p>
    </div>
  );
}
