import { Trans, useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import { BackToGames } from '#src/components/kit/links/back-to-games.tsx';
import { usePrizeModes } from '#src/components/games/lottery/use-prize-modes.ts';
import { OwnHeader } from '#src/components/kit/own-header.tsx';
import { ResourceView, useRead } from '#src/components/kit/resource-view.tsx';
import { useLiveRead } from '#src/components/kit/use-live-read.ts';
import type { Lottery } from '#src/contract/lottery/lottery.schema.ts';
import { languageAtom } from '#src/state/app/language.ts';
import { memberAtom } from '#src/state/identity/session-atoms.ts';
import { LotteryList } from './lottery-list.tsx';
import { lastNumbersResource, lotteriesResource, popularLotteriesResource } from './lottery.resource.ts';
import { LotteriesSkeleton } from './lotteries-skeleton.tsx';
import { LotteryRow } from './lottery-row.tsx';
import { MyLotteries } from './my-lotteries.tsx';
import s from './lottery.module.css';

/** Poll interval of the draws; ms. */
const pollInterval = 10_000;

/** /m/lottery: the member's lotteries, popular ones, and all by their next draw [S1-057]. */
export function LotteryPage() {
  const { t } = useLingui();
  const params = { language: useAtomValue(languageAtom) };
  const read = useLiveRead(lotteriesResource, params, pollInterval);
  const popular = useRead(popularLotteriesResource, params);
  const last = useLiveRead(lastNumbersResource, params, pollInterval);
  const numbers = new Map(last.value?.map(({ game, draw }) => [game.nodeId, draw.numbers]));
  const modeOf = usePrizeModes();
  const isMember = useAtomValue(memberAtom) !== null;
  const row = (lottery: Lottery) => (
    <LotteryRow
      key={lottery.nodeId}
      lottery={lottery}
      last={numbers.get(lottery.nodeId)}
      prizeMode={modeOf(lottery.vassalage)}
    />
  );
  return (
    <>
      <OwnHeader />
      <div className={s.page}>
        <ResourceView
          read={read}
          isEmpty={(list) => list.length === 0}
          emptyTitle={t`No lottery at the moment`}
          emptyAction={<BackToGames />}
          skeleton={<LotteriesSkeleton />}
        >
          {(list) => (
            <>
              {isMember && <MyLotteries lotteries={list} renderRow={row} />}
              {popular.value && popular.value.length > 0 && (
                <section>
                  <h2 className={s.title}>
                    <Trans>Popular</Trans>
                  </h2>
                  <ul className={s.list}>{popular.value.slice(0, 3).map(row)}</ul>
                </section>
              )}
              <LotteryList lotteries={list} renderRow={row} />
            </>
          )}
        </ResourceView>
      </div>
    </>
  );
}
