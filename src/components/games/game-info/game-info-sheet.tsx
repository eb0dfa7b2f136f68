import { useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import Play from 'lucide-react/icons/play';
import type { Game } from '#src/contract/lobby/games.schema.ts';
import { languageAtom } from '#src/state/app/language.ts';
import { Button } from '#src/ui/button.tsx';
import { Sheet } from '#src/ui/sheet.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { LastUpdated } from '#src/components/kit/last-updated.tsx';
import { PlayLabel } from './play-label.tsx';
import { ResourceView, useRead } from '#src/components/kit/resource-view.tsx';
import { gameInfo } from '#src/contract/lobby/game-info.ts';
import type { Language } from '#src/contract/core/wire.ts';
import { defineRead } from '#src/platform/resource/define-read.ts';
import { GameFacts } from './game-facts.tsx';
import s from './game-info-sheet.module.css';

/** Details of a game. */
const gameInfoResource = defineRead({
  name: 'gameInfo',
  call: gameInfo,
  query: ({ nodeId, language }: { nodeId: string; language: Language }) => ({ nodeId, language }),
  freshFor: 300_000,
});

type GameInfoSheetProps = { game: Game; open: boolean; onClose: () => void; onPlay: () => void };

/** Rules, return, volatility and stakes of a game, available before launch and without an account. */
export function GameInfoSheet({ game, open, onClose, onPlay }: GameInfoSheetProps) {
  const { t } = useLingui();
  const language = useAtomValue(languageAtom);
  const read = useRead(gameInfoResource, { nodeId: game.nodeId, language }, { onDemand: true });
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={game.displayName}
      closeLabel={t`Close`}
      footer={
        <Button variant="play" wide big onClick={onPlay}>
          <Play size={20} fill="currentcolor" />
          <PlayLabel game={game} />
        </Button>
      }
    >
      <div className={s.body} role="region" aria-label={game.displayName} tabIndex={0}>
        <ResourceView
          read={read}
          isEmpty={() => false}
          emptyTitle=""
          headingLevel={3}
          skeleton={<FactsSkeleton label={t`Loading`} />}
        >
          {(info) => (
            <>
              <GameFacts info={info} freeplay={game.freeplay} room={game.roomId} />
              <LastUpdated at={read.at} />
            </>
          )}
        </ResourceView>
      </div>
    </Sheet>
  );
}

function FactsSkeleton({ label }: { label: string }) {
  return (
    <div role="status" aria-label={label} className={s.waiting}>
      {[1, 2, 3, 4].map((line) => (
        <p key={line}>
          <Skeleton line />
        </p>
      ))}
    </div>
  );
}
