import { Trans, useLingui } from '@lingui/react/macro';
import { getRouteApi, Navigate, useRouter } from '@tanstack/react-router';
import { useAction } from '#src/components/kit/actions/use-action.ts';
import { BackButton } from '#src/components/kit/back-button.tsx';
import { ourInterface } from '#src/components/games/lottery/lottery-address.ts';
import { NextDraw } from '#src/components/games/lottery/next-draw.tsx';
import { NoLottery } from '#src/components/games/lottery/no-lottery.tsx';
import { ResourceView, useRead } from '#src/components/kit/resource-view.tsx';
import type { Lottery } from '#src/contract/lottery/lottery.schema.ts';
import { useSettledLanguage } from '#src/state/app/language.ts';
import { Button } from '#src/ui/button.tsx';
import { InlineAlert } from '#src/ui/inline-alert.tsx';
import { TileFrame } from '#src/ui/tile-frame.tsx';
import { LaunchSkeleton } from './launch-skeleton.tsx';
import { launchedLotteryResource } from './launched-lottery.resource.ts';
import { lotteryBody } from './lottery-body.ts';
import s from './shared-game.module.css';
import { startLottery } from './start-lottery.ts';

const route = getRouteApi('/m/launchGame');

/** The launch screen of traditional lottery [S1-060]: its name, its next draw, and one button that starts it. */
export function LaunchScreen() {
  const { code } = route.useSearch();
  return code ? <OfCode code={code} /> : <Navigate to="/m/home" replace />;
}

function OfCode({ code }: { code: string }) {
  const { t } = useLingui();
  const language = useSettledLanguage();
  const read = useRead(launchedLotteryResource, { code, language });
  return (
    <>
      <BackButton />
      {read.value === undefined && <h1 className="sr-only">{t`Lottery`}</h1>}
      <ResourceView read={read} isEmpty={() => false} emptyTitle={t`Lottery`} skeleton={<LaunchSkeleton />}>
        {(lottery) => (lottery ? <Start lottery={lottery} /> : <NoLottery headingLevel={1} />)}
      </ResourceView>
    </>
  );
}

function Start({ lottery }: { lottery: Lottery }) {
  const router = useRouter();
  const { pageBack, playType, prize_mode } = route.useSearch();
  const start = useAction((store) =>
    startLottery(store, router, lotteryBody(lottery), { playType, prize_mode, pageBack, mui: ourInterface }),
  );
  return (
    <div className={s.game}>
      <TileFrame>
        <img src={lottery.iconUrl} alt="" width="240" height="300" />
      </TileFrame>
      <h1 className={s.name}>{lottery.gameName}</h1>
      <p className={s.draw}>
        <NextDraw next={lottery.next} />
      </p>
      <Button variant="play" big wide pending={start.pending} onClick={() => start.run()}>
        <Trans>Play</Trans>
      </Button>
      {start.problem && <InlineAlert>{start.problem}</InlineAlert>}
    </div>
  );
}
