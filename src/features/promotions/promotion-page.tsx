import { Trans, useLingui } from '@lingui/react/macro';
import { getRouteApi, Link } from '@tanstack/react-router';
import { ResourceView } from '#src/components/kit/resource-view.tsx';
import { ServerHtml } from '#src/components/kit/server-html.tsx';
import { buttonClass } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { PromotionAction } from './promotion-action.tsx';
import { PromotionHero } from './promotion-hero.tsx';
import { PromotionPeriod } from './promotion-period.tsx';
import { PromotionRules } from './promotion-rules.tsx';
import { PromotionStages } from './promotion-stages.tsx';
import { promotionEntries } from './rewards.ts';
import { usePromotions, useAudience } from './use-promotions.ts';
import s from './promotion-page.module.css';

const route = getRouteApi('/m/activity_/$promotionId');

/** One promotion: its status, the next step, its rules, and the current action [S2-248]. */
export function PromotionPage() {
  const { t } = useLingui();
  const { promotionId } = route.useParams();
  const { read, own, now } = usePromotions();
  const member = useAudience() === 'member';
  return (
    <ResourceView
      read={read}
      isEmpty={(list) => !list.some(({ id }) => id === promotionId)}
      emptyTitle={t`This promotion is no longer available`}
      emptyText={<Trans>The link is out of date or the promotion has been removed.</Trans>}
      emptyAction={<SeeAll />}
      skeleton={<Waiting />}
    >
      {(list) => {
        const entry = promotionEntries(list, own.value, now).find(({ promotion }) => promotion.id === promotionId);
        if (!entry) return null;
        const { promotion } = entry;
        return (
          <div className={s.page}>
            <PromotionHero promotion={promotion} eyebrow={<PromotionPeriod promotion={promotion} now={now} />} tall />
            <div className={s.lift}>
              <PromotionStages entry={entry} now={now} unknown={member && !own.value ? own : undefined} />
              <PromotionRules promotion={promotion} />
              {promotion.content && (
                <Card className={s.part}>
                  <h3>
                    <Trans>Terms</Trans>
                  </h3>
                  <ServerHtml html={promotion.content} />
                </Card>
              )}
            </div>
            {(!member || own.value) && <PromotionAction entry={entry} />}
          </div>
        );
      }}
    </ResourceView>
  );
}

function SeeAll() {
  return (
    <Link to="/m/activity" className={buttonClass({ variant: 'soft' })}>
      <Trans>See all promotions</Trans>
    </Link>
  );
}

function Waiting() {
  const { t } = useLingui();
  return (
    <div role="status" aria-label={t`Loading`}>
      <Skeleton className={s.heroWait} />
      <div className={s.lift}>
        <Skeleton className={s.cardWait} />
      </div>
    </div>
  );
}
