import { Trans, useLingui } from '@lingui/react/macro';
import { useAtom, useAtomValue, useStore } from 'jotai';
import House from 'lucide-react/icons/house';
import { useEffect, useRef, useState } from 'react';
import { Balance } from '#src/components/balance.tsx';
import { useClock } from '#src/components/use-clock.ts';
import { formatClock, formatMoney } from '#src/platform/language/format.ts';
import { fromMinor, toMinor } from '#src/contract/amount.ts';
import { languageAtom } from '#src/state/language.ts';
import { recentGamesResource } from '#src/state/recent.ts';
import { type RunningGame, runningGameAtom } from '#src/state/running-game.ts';
import { memberAtom } from '#src/state/session-atoms.ts';
import { currencyAtom } from '#src/state/site.ts';
import { useUnsavedWork } from '#src/state/unsaved-work.ts';
import { walletResource } from '#src/state/wallet.ts';
import { winnersResource } from '#src/state/winners.ts';
import { IconButton } from '#src/ui/icon-button.tsx';
import { Spinner } from '#src/ui/spinner.tsx';
import s from './game-frame.module.css';
import { ShareGame } from './share-game.tsx';
import { gameMessage } from './game-message.ts';

/** The game on screen, if one runs; a session that ends takes it away. */
export function GameFrame() {
  const [game, setGame] = useAtom(runningGameAtom);
  const member = useAtomValue(memberAtom);
  const store = useStore();
  useEffect(() => {
    if (game && !member) setGame(null);
  }, [game, member, setGame]);
  if (!game) return null;
  const leave = () => {
    setGame(null);
    void walletResource.refresh(store);
    recentGamesResource.invalidate(store);
    winnersResource.invalidate(store);
  };
  return <Frame key={game.id} game={game} onLeave={leave} />;
}

/**
 * A frame over everything, on the vendor's origin, new for every launch [S1-305]; above it a way home, the clock, the
 * session's net and the balance [S1-306]. Always dark, so that it frames any vendor.
 */
function Frame({ game, onLeave }: { game: RunningGame; onLeave: () => void }) {
  const { t } = useLingui();
  const store = useStore();
  const language = useAtomValue(languageAtom);
  const currency = useAtomValue(currencyAtom);
  const frame = useRef<HTMLIFrameElement>(null);
  const [loaded, setLoaded] = useState(false);
  const [net, setNet] = useState(0);
  const now = useClock();
  const origin = new URL(game.url).origin;
  useUnsavedWork(true);

  useEffect(() => {
    const listen = (event: MessageEvent) => {
      if (event.origin !== origin || event.source !== frame.current?.contentWindow) return;
      const message = gameMessage(event.data);
      if (message?.type === 'mare:round') setNet((sum) => sum + toMinor(message.net));
      if (message?.type === 'mare:round' || message?.type === 'mare:balance') void walletResource.refresh(store);
    };
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, [origin, store]);

  const minutes = Math.max(0, Math.floor((now - game.startedAt) / 60_000));
  return (
    <div className={s.frame} role="dialog" aria-modal="true" aria-label={game.name} data-theme="dark">
      <div className={s.bar}>
        <IconButton label={t`Leave the game`} onClick={onLeave} autoFocus>
          <House size={20} />
        </IconButton>
        <p className={s.cell}>
          <small>
            <Trans>Now</Trans>
          </small>
          <b className="num">{formatClock(now, language)}</b>
        </p>
        <p className={`${s.cell} ${s.net}`}>
          <small>
            <Trans>Session, {minutes} min</Trans>
          </small>
          <b className="num">{formatMoney(fromMinor(net), currency.symbol, language)}</b>
        </p>
        <p className={s.cell}>
          <small>
            <Trans>Balance</Trans>
          </small>
          <b>
            <Balance />
          </b>
        </p>
        {game.game && (
          <span className={s.share}>
            <ShareGame game={game.game} name={game.name} />
          </span>
        )}
      </div>
      {!loaded && (
        <div className={s.wait}>
          <Spinner label={t`The game is loading`} large />
        </div>
      )}
      <iframe
        ref={frame}
        className={s.game}
        src={game.url}
        title={game.name}
        sandbox="allow-scripts allow-same-origin"
        allow="autoplay; fullscreen"
        referrerPolicy="no-referrer"
        onLoad={() => setLoaded(true)}
      />
    </div>
  );
}
