import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useAtomValue } from 'jotai';
import { bonusesResource } from '#src/components/people/bonus/bonuses.resource.ts';
import { type Read, ResourceView, useRead } from '#src/components/kit/resource-view.tsx';
import { useLiveRead } from '#src/components/kit/use-live-read.ts';
import { OwnBonuses } from '#src/components/people/bonus/own-bonuses.tsx';
import type { OwnPromotion } from '#src/contract/promotions/promotions.schema.ts';
import { languageAtom } from '#src/state/app/language.ts';
import { buttonClass } from '#src/ui/button.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { AskedRewards } from './asked-rewards.tsx';
import { GivenRewards } from './given-list.tsx';
import { givenRewardsResource } from './given-rewards.resource.ts';
import { ReadyRewards } from './ready-rewards.tsx';
import { rewardLists } from './reward-lists.ts';
import { RewardsAhead } from './rewards-ahead.tsx';
import { RewardsHero } from './rewards-hero.tsx';
import { usePromotions, useAudience } from './use-promotions.ts';
import s from './reward-centre.module.css';

/** Poll interval for new rewards; ms. */
const pollInterval = 15_000;

/** /m/rewardCenter: the member's claimable rewards, those under review, progress, and received rewards [S1-085]. */
export function RewardCentrePage() {
  // Member data is not requested before the session is known.
  return useAudience() === 'member' ? <RewardCentre /> : <Waiting />;
}

function RewardCentre() {
  const { t } = useLingui();
  const { read, own, now } = usePromotions();
  const given = useLiveRead(givenRewardsResource, { language: useAtomValue(languageAtom) }, pollInterval);
  const { value: bonuses = [] } = useRead(bonusesResource, undefined);
  const again = () => {
    for (const each of [read, own, given]) each.again();
  };
  // The member's status is meaningless without the promotions.
  const { value: promotions, ...unread } = read;
  const parts: Read<OwnPromotion[]> = promotions ? own : unread;
  return (
    <ResourceView
      read={{ ...parts, again }}
      isEmpty={(list) => list.length === 0 && given.value?.items.length === 0 && bonuses.length === 0}
      emptyTitle={t`No rewards yet`}
      emptyText={<Trans>Take part in a promotion to see its rewards here.</Trans>}
      emptyScene="estrela"
      emptyAction={
        <Link to="/m/activity" className={buttonClass({ variant: 'soft' })}>
          <Trans>See the promotions</Trans>
        </Link>
      }
      skeleton={<Waiting />}
    >
      {(list) => {
        const { ready, asked, ahead } = rewardLists(promotions ?? [], list, now);
        return (
          <div className={s.page}>
            <RewardsHero ready={ready} asked={asked} />
            <div className={s.lift}>
              <OwnBonuses past />
              <ReadyRewards lines={ready} />
              <AskedRewards lines={asked} />
              <RewardsAhead list={ahead} />
              <GivenRewards read={given} />
            </div>
          </div>
        );
      }}
    </ResourceView>
  );
}

function Waiting() {
  const { t } = useLingui();
  return (
    <div role="status" aria-label={t`Loading`}>
      <Skeleton className={s.heroWait} />
      <div className={s.lift}>
        <Skeleton className={s.cardWait} />
        <Skeleton className={s.cardWait} />
      </div>
    </div>
  );
}
