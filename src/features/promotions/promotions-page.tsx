import { Trans, useLingui } from '@lingui/react/macro';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { BackToGames } from '#src/components/kit/links/back-to-games.tsx';
import { ResourceView } from '#src/components/kit/resource-view.tsx';
import { buttonClass } from '#src/ui/button.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { StatePanel } from '#src/ui/state-panel.tsx';
import { Tabs } from '#src/ui/tabs.tsx';
import { NextStep } from './next-step.tsx';
import { PromotionCard } from './promotion-card.tsx';
import { readPromotionsSearch } from './promotions.search.ts';
import { PromotionNews } from './promotion-news.tsx';
import { isOver, type PromotionEntry, promotionEntries } from './rewards.ts';
import { usePromotions, useAudience } from './use-promotions.ts';
import s from './promotions-page.module.css';

/** /m/activity: the promotions [S1-051], each with the reader's status [S2-248], and the merchant's announcements about them. */
export function PromotionsPage() {
  const { t } = useLingui();
  const { read, own, now } = usePromotions();
  return (
    <div className={s.page}>
      <ResourceView
        read={read}
        isEmpty={(list) => list.length === 0}
        emptyTitle={t`No promotion at the moment`}
        emptyAction={<BackToGames />}
        skeleton={<PromotionsSkeleton />}
      >
        {(list) => (
          <Listed entries={promotionEntries(list, own.value, now)} known={own.value !== undefined} now={now} />
        )}
      </ResourceView>
      <PromotionNews />
    </div>
  );
}

/** `known`: the member's status has been loaded. */
type ListedProps = { entries: readonly PromotionEntry[]; known: boolean; now: number };

function Listed({ entries, known, now }: ListedProps) {
  const { t } = useLingui();
  const { show } = useSearch({ strict: false, select: readPromotionsSearch });
  const navigate = useNavigate();
  const member = useAudience() === 'member';
  const lists = {
    open: entries.filter((entry) => !isOver(entry)),
    mine: entries.filter(({ own }) => own),
    over: entries.filter(isOver),
  };
  const active = show === undefined || (show === 'mine' && !member) ? 'open' : show;
  const tabs = [
    { id: 'open', label: t`Open` },
    ...(member ? [{ id: 'mine', label: t`Yours` }] : []),
    { id: 'over', label: t`Finished` },
  ];
  const choose = (id: string) =>
    void navigate({
      to: '/m/activity',
      search: { show: id === 'mine' || id === 'over' ? id : undefined } as object,
      replace: true,
      resetScroll: false,
    });
  return (
    <>
      <div className={s.tabs}>
        <Tabs
          label={t`Promotions`}
          panelId="promotions"
          active={active}
          tabs={tabs}
          variant="quiet"
          onSelect={choose}
        />
      </div>
      <div id="promotions" role="tabpanel" aria-label={tabs.find(({ id }) => id === active)?.label}>
        {active === 'open' && member && known && <NextStep entries={entries} />}
        {lists[active].length > 0 ? (
          <ul className={s.cards}>
            {lists[active].map((entry) => (
              <PromotionCard key={entry.promotion.id} entry={entry} known={known || !member} now={now} />
            ))}
          </ul>
        ) : (
          <StatePanel
            kind="empty"
            scene={{ light: '/spot/spot-concha.svg', dark: '/spot/spot-concha-dark.svg' }}
            title={active === 'mine' ? t`You are not taking part in any yet` : t`None here at the moment`}
            action={
              active === 'open' ? undefined : (
                <Link to="/m/activity" className={buttonClass({ variant: 'soft' })}>
                  <Trans>See the open ones</Trans>
                </Link>
              )
            }
          />
        )}
      </div>
    </>
  );
}

function PromotionsSkeleton() {
  const { t } = useLingui();
  return (
    <div role="status" aria-label={t`Loading`} className={s.cards}>
      {[1, 2, 3].map((card) => (
        <Skeleton key={card} className={s.skeleton} />
      ))}
    </div>
  );
}
