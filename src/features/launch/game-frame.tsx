import { Trans, useLingui } from '@lingui/react/macro';
import { useAtom, useAtomValue, useStore } from 'jotai';
import House from 'lucide-react/icons/house';
import { Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { Balance } from '#src/components/balance.tsx';
import { CodeMissing } from '#src/components/code-missing.tsx';
import { lazyPart } from '#src/components/lazy-part.ts';
import { useClock } from '#src/components/use-clock.ts';
import { serverTime } from '#src/platform/device/server-time.ts';
import { formatClock } from '#src/platform/language/format.ts';
import { languageAtom } from '#src/state/language.ts';
import { recentGamesResource } from '#src/state/recent.ts';
import { type RunningGame, runningGameAtom } from '#src/state/running-game.ts';
import { memberAtom } from '#src/state/session-atoms.ts';
import { useUnsavedWork } from '#src/state/unsaved-work.ts';
import { walletResource } from '#src/state/wallet.ts';
import { winnersResource } from '#src/state/winners.ts';
import { IconButton } from '#src/ui/icon-button.tsx';
import s from './game-frame.module.css';
import type { GameMessage } from './game-message.ts';
import { GameView } from './game-view.tsx';
import { SessionNet } from './session-net.tsx';
import { sessionNetResource } from './session-net.resource.ts';
import { ShareGame } from './share-game.tsx';
import { throttle } from './throttle.ts';
import { useGameEntry } from './use-game-entry.ts';

const ConfirmDialog = lazyPart(() => import('#src/ui/dialog.tsx').then((module) => module.ConfirmDialog), CodeMissing);
/** A game may ask for the balance as often as it likes; it is read no more often than this; ms. */
const moneyEvery = 1000;

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
  return <Frame game={game} onLeave={leave} />;
}

/**
 * A frame over everything, on the vendor's origin, new for every launch [S1-305]; above it a way home, the clock, the
 * session's net and the balance [S1-306]. Always dark, so that it frames any vendor. While a round is open it asks before
 * it is left.
 */
function Frame({ game, onLeave }: { game: RunningGame; onLeave: () => void }) {
  const { t } = useLingui();
  const store = useStore();
  const language = useAtomValue(languageAtom);
  const roundOpen = useRef(false);
  const [asking, setAsking] = useState(false);
  const now = useClock();
  const since = useGameEntry(game, {
    mayLeave: () => !roundOpen.current,
    onAsk: () => setAsking(true),
    onLeft: onLeave,
  });
  useUnsavedWork(true);

  const [money] = useState(() =>
    throttle(() => {
      void walletResource.refresh(store);
      void sessionNetResource.refresh(store, { since });
    }, moneyEvery),
  );
  useEffect(() => () => money.stop(), [money]);

  const hear = useCallback(
    (message: GameMessage) => {
      if (message.type === 'mare:state') roundOpen.current = message.roundOpen;
      else if (message.type === 'mare:round' || message.type === 'mare:balance') money.ask();
    },
    [money],
  );

  const leave = () => {
    if (roundOpen.current) setAsking(true);
    else onLeave();
  };
  const minutes = Math.max(0, Math.floor((serverTime(now) - since) / 60_000));
  return (
    <div className={s.frame} role="dialog" aria-modal="true" aria-label={game.name} data-theme="dark">
      <div className={s.bar}>
        <IconButton label={t`Leave the game`} onClick={leave} autoFocus>
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
          <b className="num">
            <SessionNet since={since} />
          </b>
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
      <GameView key={game.id} game={game} onMessage={hear} onLeave={onLeave} />
      {asking && (
        <Suspense fallback={null}>
          <ConfirmDialog
            open
            title={t`Leave during the round?`}
            text={t`The round is played to its end without you. What it wins is credited to your balance.`}
            cancelLabel={t`Stay`}
            submitLabel={t`Leave`}
            tone="danger"
            onCancel={() => setAsking(false)}
            onSubmit={onLeave}
          />
        </Suspense>
      )}
    </div>
  );
}
