import { Trans, useLingui } from '@lingui/react/macro';
import { BackButton } from '#src/components/kit/back-button.tsx';
import { gameItem } from '#src/components/games/launchable.ts';
import { PlayLabel } from '#src/components/games/game-info/play-label.tsx';
import { ResourceView, useRead } from '#src/components/kit/resource-view.tsx';
import { useLaunch } from '#src/components/games/use-launch.ts';
import { useSettledLanguage } from '#src/state/app/language.ts';
import { Button } from '#src/ui/button.tsx';
import { TileFrame } from '#src/ui/tile-frame.tsx';
import { LaunchSkeleton } from './launch-skeleton.tsx';
import { ShareGame } from './share-game.tsx';
import { sharedGameResource } from './shared-game.resource.ts';
import s from './shared-game.module.css';

/** The launch screen of a shared game: its picture, its name, one button; a guest logs in first. */
export function SharedGame({ vendor, nodeId }: { vendor: string; nodeId: string }) {
  const { t } = useLingui();
  const launch = useLaunch();
  const language = useSettledLanguage();
  const read = useRead(sharedGameResource, { vendor, nodeId, language });
  return (
    <>
      <BackButton />
      {!read.value && <h1 className="sr-only">{t`Play`}</h1>}
      <ResourceView
        read={read}
        isEmpty={(game) => game === null}
        emptyTitle={t`This game is no longer available`}
        emptyText={<Trans>The link is out of date or the provider has removed the game.</Trans>}
        skeleton={<LaunchSkeleton />}
      >
        {(game) =>
          game && (
            <div className={s.game}>
              <TileFrame>
                <img src={game.mobileLargeIcon || game.iconUrl} alt="" width="240" height="300" />
              </TileFrame>
              <h1 className={s.name} translate="no">
                {game.displayName}
              </h1>
              <div className={s.row}>
                <Button variant="play" big onClick={() => launch(gameItem(game))}>
                  <PlayLabel game={game} />
                </Button>
                <ShareGame game={{ vendor, nodeId }} name={game.displayName} />
              </div>
            </div>
          )
        }
      </ResourceView>
    </>
  );
}
