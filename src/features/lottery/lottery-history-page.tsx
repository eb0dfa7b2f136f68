import { Trans, useLingui } from '@lingui/react/macro';
import { getRouteApi, Link, Navigate, useNavigate } from '@tanstack/react-router';
import { useAtomValue } from 'jotai';
import { AllLotteries, isNoLottery, NoLottery } from '#src/components/games/lottery/no-lottery.tsx';
import { OwnHeader } from '#src/components/kit/own-header.tsx';
import { ResourceView, useRead } from '#src/components/kit/resource-view.tsx';
import { formatDateTime } from '#src/platform/language/format.ts';
import { languageAtom } from '#src/state/app/language.ts';
import { Button, buttonClass } from '#src/ui/button.tsx';
import { DrawBalls } from '#src/components/games/lottery/draw-balls.tsx';
import { LotteriesSkeleton } from './lotteries-skeleton.tsx';
import { lotteryMenuResource, openedResource } from './lottery.resource.ts';
import { VerifyDraw } from '#src/components/games/lottery/verify-draw.tsx';
import s from './lottery.module.css';

const route = getRouteApi('/m/lotteryHistory');

/** /m/lotteryHistory: the draws of a lottery, each with the data to verify it [S1-093]. */
export function LotteryHistoryPage() {
  const { vendor, code } = route.useSearch();
  if (!vendor || !code) return <Navigate to="/m/lottery" replace />;
  return (
    <>
      <OwnHeader />
      <div className={s.page}>
        <Opened vendor={vendor} code={code} />
      </div>
    </>
  );
}

function Opened({ vendor, code }: { vendor: string; code: string }) {
  const { t } = useLingui();
  const { page = 1 } = route.useSearch();
  const navigate = useNavigate();
  const language = useAtomValue(languageAtom);
  const menu = useRead(lotteryMenuResource, { vendor, code, language });
  const read = useRead(openedResource, { vendor, code, pageNo: page, language });
  const game = menu.value?.game;
  if (isNoLottery(read)) return <NoLottery />;
  const turn = (to: number) =>
    void navigate({ to: '/m/lotteryHistory', search: { vendor, code, page: to > 1 ? to : undefined } });
  return (
    <>
      {game && <h2 className={s.title}>{game.gameName}</h2>}
      <ResourceView
        read={read}
        isEmpty={({ draws }) => draws.length === 0}
        {...(page > 1
          ? {
              emptyTitle: t`No draws on this page`,
              emptyText: <Trans>That is before the first draw of this lottery.</Trans>,
              emptyAction: (
                <Link to="/m/lotteryHistory" search={{ vendor, code }} className={buttonClass({ variant: 'soft' })}>
                  <Trans>Latest draws</Trans>
                </Link>
              ),
            }
          : {
              emptyTitle: t`No draws yet`,
              emptyText: <Trans>Results will appear here.</Trans>,
              emptyAction: <AllLotteries />,
            })}
        skeleton={<LotteriesSkeleton />}
      >
        {({ draws, hasMore }) => (
          <>
            <ul className={s.list}>
              {draws.map((draw) => (
                <li key={draw.numero} className={s.result}>
                  <p className={s.head}>
                    <b className="num" translate="no">
                      {draw.numero}
                    </b>
                    <small className="num">{formatDateTime(draw.drawsAt, language)}</small>
                  </p>
                  {draw.numbers ? <DrawBalls numbers={draw.numbers} /> : <Trans>Cancelled: bets refunded.</Trans>}
                  {game && <VerifyDraw nodeId={game.nodeId} draw={draw} />}
                </li>
              ))}
            </ul>
            <div className={s.pages}>
              <Button variant="line" disabled={page <= 1} onClick={() => turn(page - 1)}>
                <Trans>Newer</Trans>
              </Button>
              <Button variant="line" disabled={!hasMore} onClick={() => turn(page + 1)}>
                <Trans>Older</Trans>
              </Button>
            </div>
          </>
        )}
      </ResourceView>
    </>
  );
}
