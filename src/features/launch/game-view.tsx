import { useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { RunningGame } from '#src/state/lobby/running-game.ts';
import { Spinner } from '#src/ui/spinner.tsx';
import s from './game-frame.module.css';
import { GameTrouble } from './game-trouble.tsx';
import { type GameMessage, gameMessage } from './game-message.ts';
import { useOpening } from './use-opening.ts';

type GameViewProps = { game: RunningGame; onMessage: (message: GameMessage) => void; onLeave: () => void };

/** The game's page in its frame; until it can be played, and on errors, the app's own screen covers it. */
export function GameView({ game, onMessage, onLeave }: GameViewProps) {
  const { t } = useLingui();
  const frame = useRef<HTMLIFrameElement>(null);
  const { ready, trouble, hear, loaded } = useOpening(game);
  const origin = new URL(game.url).origin;

  const told = useEffectEvent((event: MessageEvent) => {
    if (event.origin !== origin || event.source !== frame.current?.contentWindow) return;
    const message = gameMessage(event.data);
    if (!message) return;
    hear(message);
    onMessage(message);
  });
  useEffect(() => {
    const listen = (event: MessageEvent) => told(event);
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, []);

  return (
    <div className={s.view}>
      <iframe
        ref={frame}
        className={s.game}
        src={game.url}
        title={game.name}
        sandbox="allow-scripts allow-same-origin"
        allow="autoplay; fullscreen"
        referrerPolicy="no-referrer"
        inert={!ready}
        onLoad={loaded}
      />
      {!ready && (
        <div className={s.cover}>
          {trouble ? (
            <GameTrouble game={game} trouble={trouble} onLeave={onLeave} />
          ) : (
            <Spinner label={t`The game is loading`} large />
          )}
        </div>
      )}
    </div>
  );
}
