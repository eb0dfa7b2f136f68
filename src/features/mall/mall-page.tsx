import { Trans, useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import Info from 'lucide-react/icons/info';
import { useId, useState } from 'react';
import { BackToGames } from '#src/components/kit/links/back-to-games.tsx';
import { useOfflineReason } from '#src/components/kit/offline-guard.tsx';
import { ResourceView, useRead } from '#src/components/kit/resource-view.tsx';
import { SumHero } from '#src/components/kit/sum-hero.tsx';
import { useMoney } from '#src/components/people/use-money.ts';
import { may } from '#src/contract/core/member-type.ts';
import type { MallGood } from '#src/contract/mall/mall.schema.ts';
import { formatCount } from '#src/platform/language/format.ts';
import { languageAtom } from '#src/state/app/language.ts';
import { usePageAge } from '#src/state/app/page-age.ts';
import { memberAtom } from '#src/state/identity/session-atoms.ts';
import { Card } from '#src/ui/card.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { GoodCard } from './good-card.tsx';
import { KeptAddress } from './kept-address.tsx';
import { mallResource } from './mall.resource.ts';
import { MallOrders } from './mall-orders.tsx';
import { OrderParcel } from './order-parcel.tsx';
import { RedeemDialog } from './redeem-dialog.tsx';
import s from './mall.module.css';

/** /m/mall/mallHome: the member's earned points, the items to exchange them for, and the orders [S1-084]. */
export function MallPage() {
  const type = useAtomValue(memberAtom)?.type;
  // Member data is not requested before the session is known.
  return type !== undefined && may.promotions(type) ? <OpenMall /> : <Waiting />;
}

function OpenMall() {
  const { t } = useLingui();
  const money = useMoney();
  const language = useAtomValue(languageAtom);
  const offline = useOfflineReason();
  const reasonId = useId();
  const read = useRead(mallResource, { language });
  usePageAge(read.at);
  // The dialog keeps its content while it closes.
  const [asked, setAsked] = useState<{ good: MallGood; balance: number; open: boolean }>();
  const unit = money('1.00');
  const Ask = asked?.good.delivered ? OrderParcel : RedeemDialog;
  return (
    <ResourceView read={read} isEmpty={() => false} emptyTitle="" skeleton={<Waiting />}>
      {({ balance, earned, given, goods }) => (
        <div className={s.page}>
          <SumHero picture="/art/b/veleiro.svg" label={<Trans>Your points</Trans>} sum={formatCount(balance, language)}>
            <Trans>
              {formatCount(earned, language)} earned so far: 1 point for every {unit} bet in finished rounds
            </Trans>
            {given > 0 && (
              <>
                <br />
                <Trans>{formatCount(given, language)} more from promotions and missions</Trans>
              </>
            )}
          </SumHero>
          <div className={s.lift}>
            {goods.length === 0 ? (
              <Card>
                {' '}
                <ResourceView
                  read={{ ...read, value: goods }}
                  isEmpty={() => true}
                  emptyTitle={t`Nothing in the shop at the moment`}
                  emptyText={<Trans>Your points are safe until then.</Trans>}
                  emptyAction={<BackToGames />}
                >
                  {() => null}
                </ResourceView>
              </Card>
            ) : (
              <>
                {offline && (
                  <p id={reasonId} className={s.off}>
                    <Info size={16} />
                    <Trans>You can exchange again once you are online. Nothing is queued.</Trans>
                  </p>
                )}
                <ul className={s.goods} aria-label={t`Shop`}>
                  {goods.map((good) => (
                    <GoodCard
                      key={good.id}
                      good={good}
                      balance={balance}
                      reasonId={offline ? reasonId : undefined}
                      onChoose={() => setAsked({ good, balance, open: true })}
                    />
                  ))}
                </ul>
              </>
            )}
            <MallOrders />
            <KeptAddress />
          </div>
          {asked && <Ask key={asked.good.id} {...asked} onClose={() => setAsked({ ...asked, open: false })} />}
        </div>
      )}
    </ResourceView>
  );
}

function Waiting() {
  const { t } = useLingui();
  return (
    <div role="status" aria-label={t`Loading`}>
      <Skeleton className={s.heroWait} />
      <div className={s.lift}>
        <div className={s.goods}>
          {[1, 2, 3, 4].map((card) => (
            <Skeleton key={card} className={s.cardWait} />
          ))}
        </div>
      </div>
    </div>
  );
}
