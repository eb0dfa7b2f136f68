import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { SumHero } from '#src/components/kit/sum-hero.tsx';
import { useMoney } from '#src/components/people/use-money.ts';
import { type RewardLine, sumOf } from './reward-lists.ts';

type RewardsHeroProps = { ready: readonly RewardLine[]; asked: readonly RewardLine[] };

/** The sum of the claimable rewards, and of those under review. */
export function RewardsHero({ ready, asked }: RewardsHeroProps) {
  const { t } = useLingui();
  const money = useMoney();
  const reviewed = asked.filter(({ state }) => state === 'applying');
  const review = money(sumOf(reviewed));
  const count = ready.length;
  return (
    <SumHero picture="/art/b/cofre.svg" label={<Trans>Ready for you</Trans>} sum={money(sumOf(ready))}>
      {count > 0
        ? t`${plural(count, { one: '# reward to claim', other: '# rewards to claim' })}`
        : t`Nothing to claim right now`}
      {reviewed.length > 0 && (
        <>
          <br />
          <Trans>{review} under review</Trans>
        </>
      )}
    </SumHero>
  );
}
