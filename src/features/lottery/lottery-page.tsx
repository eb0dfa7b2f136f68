import { Trans, useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import { BackToGames } from '#src/components/kit/links/back-to-games.tsx';
import { usePrizeModes } from '#src/components/games/lottery/use-prize-modes.ts';
import { OwnHeader } from '#src/components/kit/own-header.tsx';
import { ResourceView, useRead } from '#src/components/kit/resource-view.tsx';
import { useLiveRead } from '#src/components/kit/use-live-read.ts';
import type { Lottery } from '#src/contract/lottery/lottery.schema.ts';
import { languageAtom } from '#src/state/app/language.ts';
import { lastNumbersResource, lotteriesResource, popularLotteriesResource } from './lottery.resource.ts';
import { LotteriesSkeleton } from './lotteries-skeleton.tsx';
import { LotteryRow } from './lottery-row.tsx';
import s from './lottery.module.css';

/** Poll interval of the draws; ms. */
const pollInterval = 10_000;

/** /m/lottery: the lotteries, popular ones first [S1-057]. */
export function LotteryPage() {
  const { t } = useLingui();
  const params = { language: useAtomValue(languageAtom) };
  const read = useLiveRead(lotteriesResource, params, pollInterval);
  const popular = useRead(popularLotteriesResource, params);
  const last = useLiveRead(lastNumbersResource, params, pollInterval);
  const numbers = new Map(last.value?.map(({ game, draw }) => [game.nodeId, draw.numbers]));
  const modeOf = usePrizeModes();
  const rows = (lotteries: readonly Lottery[]) =>
    lotteries.map((lottery) => (
      <LotteryRow
        key={lottery.nodeId}
        lottery={lottery}
        last={numbers.get(lottery.nodeId)}
        prizeMode={modeOf(lottery.vassalage)}
      />
    ));
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
              {popular.value && popular.value.length > 0 && (
                <section>
                  <h2 className={s.title}>
                    <Trans>Popular</Trans>
                  </h2>
                  <ul className={s.list}>{rows(popular.value.slice(0, 3))}</ul>
                </section>
              )}
              <section>
                <h2 className={s.title}>
                  <Trans>All lotteries</Trans>
                </h2>
                <ul className={s.list}>{rows(list)}</ul>
              </section>
            </>
          )}
        </ResourceView>
      </div>
    </>
  );
}
