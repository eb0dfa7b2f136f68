import { Trans, useLingui } from '@lingui/react/macro';
import { getRouteApi, Link, Navigate } from '@tanstack/react-router';
import { useAtomValue } from 'jotai';
import { ourInterface } from '#src/components/games/lottery/lottery-address.ts';
import { NextDraw } from '#src/components/games/lottery/next-draw.tsx';
import { isNoLottery, NoLottery } from '#src/components/games/lottery/no-lottery.tsx';
import { OwnHeader } from '#src/components/kit/own-header.tsx';
import { ResourceView, useRead } from '#src/components/kit/resource-view.tsx';
import { lobbyCode } from '#src/contract/core/game-type.ts';
import { languageAtom } from '#src/state/app/language.ts';
import { buttonClass } from '#src/ui/button.tsx';
import { DrawCommitment } from './draw-commitment.tsx';
import { LotteriesSkeleton } from './lotteries-skeleton.tsx';
import { lotteryMenuResource } from './lottery.resource.ts';
import { LotteryLobby } from './lottery-lobby.tsx';
import { PrizeTable } from './prize-table.tsx';
import s from './lottery.module.css';

const route = getRouteApi('/m/startLottery');

/**
 * /m/startLottery: one lottery before play: its next draw, the launch button, the commitment to the draw and the prizes with
 * their odds [S1-058]; with the code `lobby` the lotteries of a vendor.
 */
export function StartLotteryPage() {
  const { vendor, code, prize_mode: prizeMode } = route.useSearch();
  if (!vendor || !code) return <Navigate to="/m/lottery" replace />;
  return (
    <>
      <OwnHeader />
      <div className={s.page}>
        {code === lobbyCode ? (
          <LotteryLobby vendor={vendor} prizeMode={prizeMode} />
        ) : (
          <Start vendor={vendor} code={code} />
        )}
      </div>
    </>
  );
}

function Start({ vendor, code }: { vendor: string; code: string }) {
  const { t } = useLingui();
  const { prize_mode: prizeMode } = route.useSearch();
  const read = useRead(lotteryMenuResource, { vendor, code, prizeMode, language: useAtomValue(languageAtom) });
  if (isNoLottery(read)) return <NoLottery />;
  return (
    <ResourceView read={read} isEmpty={() => false} emptyTitle={t`Lottery`} skeleton={<LotteriesSkeleton />}>
      {({ game, prizes, returnPercent }) => (
        <>
          <div className={s.hero}>
            <img src={game.iconUrl} alt="" width="96" height="120" />
            <div className={s.words}>
              <h2 className={s.name}>{game.gameName}</h2>
              <p>
                <NextDraw next={game.next} />
              </p>
            </div>
          </div>
          <div className={s.ways}>
            <Link
              to="/m/lotto-h5/$mui/$playType/games/$gameId"
              params={{ mui: ourInterface, playType: game.playType, gameId: game.nodeId }}
              search={{ prize_mode: game.prizeMode }}
              className={buttonClass({ variant: 'play', big: true, wide: true })}
            >
              <Trans>Play</Trans>
            </Link>
            <Link
              to="/m/lotteryHistory"
              search={{ vendor, code }}
              className={buttonClass({ variant: 'soft', wide: true })}
            >
              <Trans>Drawn numbers</Trans>
            </Link>
          </div>
          {game.next && <DrawCommitment next={game.next} />}
          <PrizeTable prizes={prizes} returnPercent={returnPercent} />
        </>
      )}
    </ResourceView>
  );
}
