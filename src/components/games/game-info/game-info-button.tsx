import { useLingui } from '@lingui/react/macro';
import Info from 'lucide-react/icons/info';
import { Suspense, useState } from 'react';
import { CodeMissing } from '#src/components/kit/code-missing.tsx';
import { lazyPart } from '#src/components/kit/lazy-part.ts';
import type { Game } from '#src/contract/lobby/games.schema.ts';
import s from './game-info-button.module.css';

const GameInfoSheet = lazyPart(() => import('./game-info-sheet.tsx'), 'GameInfoSheet', CodeMissing);

/** Opens the details of a game, from the corner of its tile; `onPlay` launches it from there. */
export function GameInfoButton({ game, onPlay }: { game: Game; onPlay: (game: Game) => void }) {
  const { t } = useLingui();
  const [asked, setAsked] = useState(false);
  const [open, setOpen] = useState(false);
  const show = () => {
    setAsked(true);
    setOpen(true);
  };
  return (
    <>
      <button
        type="button"
        className={s.info}
        aria-label={t`About ${game.displayName}`}
        aria-haspopup="dialog"
        onClick={show}
      >
        <Info size={16} aria-hidden />
      </button>
      {asked && (
        <Suspense fallback={null}>
          <GameInfoSheet
            game={game}
            open={open}
            onClose={() => setOpen(false)}
            onPlay={() => {
              setOpen(false);
              onPlay(game);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
