import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { useAtom, useAtomValue, useStore } from 'jotai';
import House from 'lucide-react/icons/house';
import { Suspense, useEffect, useRef, useState } from 'react';
import { Confirm } from '#src/components/kit/actions/confirm.tsx';
import { CodeMissing } from '#src/components/kit/code-missing.tsx';
import { lazyPart } from '#src/components/kit/lazy-part.ts';
import { useClock } from '#src/components/kit/use-clock.ts';
import { serverTime } from '#src/platform/device/server-time.ts';
import { formatClock } from '#src/platform/language/format.ts';
import { languageAtom } from '#src/state/app/language.ts';
import { recentGamesResource } from '#src/state/lobby/recent.ts';
import { type RunningGame, runningGameAtom } from '#src/state/lobby/running-game.ts';
import { sessionAtom } from '#src/state/identity/session-atoms.ts';
import { useUnsavedWork } from '#src/state/app/unsaved-work.ts';
import { walletResource } from '#src/state/money/wallet.ts';
import { winnersResource } from '#src/state/lobby/winners.ts';
import { IconButton } from '#src/ui/icon-button.tsx';
import { DemoBar, DemoStrip } from './demo-bar.tsx';
import s from './game-frame.module.css';
import type { GameMessage } from './game-message.ts';
import { GameView } from './game-view.tsx';
import { MoneyBar } from './money-bar.tsx';
import { useHeldWins } from './held-wins.ts';
import { sessionChipsResource, sessionMoneyResource } from './session-money.resource.ts';
import { ShareGame } from './share-game.tsx';
import { throttle } from './throttle.ts';
import { useGameEntry } from './use-game-entry.ts';

const LeaveDemo = lazyPart(() => import('./leave-demo.tsx'), 'LeaveDemo', CodeMissing);
/**
 * A game may request the balance as often as it likes; it is fetched at most once per interval on average, with short bursts: a
 * round requests it when its stake is taken and when it is shown. In ms.
 */
const moneyEvery = 1000;
const moneyAtOnce = 3;
/** Poll interval of the balance above a game that sends no messages, while visible; ms. */
const pollInterval = 15_000;

/** The running game, if any; the start or end of a session closes it. */
export function GameFrame() {
  const [game, setGame] = useAtom(runningGameAtom);
  const session = useAtomValue(sessionAtom);
  const store = useStore();
  useEffect(() => {
    if (!game || session.status === 'restoring') return;
    if (game.of !== (session.status === 'member' ? session.member.userName : null)) setGame(null);
  }, [game, session, setGame]);
  if (!game) return null;
  const leave = () => {
    setGame(null);
    if (game.of === null) return;
    if (game.wallet?.follows)
      void import('./bring-home.ts').then(({ bringHome }) => bringHome(store, game.wallet?.vendor));
    walletResource.invalidate(store);
    if (game.demo) return;
    recentGamesResource.invalidate(store);
    winnersResource.invalidate(store);
  };
  return <Frame game={game} onLeave={leave} />;
}

/**
 * A frame over everything, on the vendor's origin, new for every launch [S1-305]; above it a home button, the clock, the
 * session's net and the balance [S1-306], in a demonstration instead the chips and a label. Always dark, so that it suits any
 * vendor. While a round is open leaving needs a confirmation; for a visitor always.
 */
function Frame({ game, onLeave }: { game: RunningGame; onLeave: () => void }) {
  const { t } = useLingui();
  const store = useStore();
  const navigate = useNavigate();
  const language = useAtomValue(languageAtom);
  const roundOpen = useRef(false);
  const [asking, setAsking] = useState<{ roundOpen: boolean }>();
  const ask = () => setAsking({ roundOpen: roundOpen.current });
  const stay = () => setAsking(undefined);
  const now = useClock();
  const visitor = game.of === null;
  const since = useGameEntry(game, {
    mayLeave: () => !visitor && !roundOpen.current,
    onAsk: ask,
    onLeft: onLeave,
  });
  useUnsavedWork(true);

  const resource = game.demo ? sessionChipsResource : sessionMoneyResource;
  const [money] = useState(() => throttle(() => resource.invalidate(store, { since }), moneyEvery, moneyAtOnce));
  useEffect(() => () => money.stop(), [money]);
  const tells = useRef(false);
  useEffect(() => {
    const timer = setInterval(() => {
      if (!tells.current && !document.hidden) money.ask();
    }, pollInterval);
    return () => clearInterval(timer);
  }, [money]);
  const held = useHeldWins(() => resource.peek(store, { since })?.won, money.ask);

  const hear = (message: GameMessage) => {
    held.hear(message);
    const { type } = message;
    if (type === 'mare:state' || type === 'mare:round' || type === 'mare:balance') tells.current = true;
    if (type === 'mare:state') roundOpen.current = message.roundOpen;
    if (type === 'mare:round' || type === 'mare:balance') money.ask();
  };

  const leave = () => {
    if (visitor || roundOpen.current) ask();
    else onLeave();
  };
  // Its page replaces the game's history entry.
  const register = () => void navigate({ to: '/m/register', replace: true, ignoreBlocker: true });
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
        {game.demo ? (
          <DemoBar since={since} minutes={minutes} hold={held.hold} />
        ) : (
          <MoneyBar since={since} minutes={minutes} hold={held.hold} />
        )}
        {game.game && !game.demo && (
          <span className={s.share}>
            <ShareGame game={game.game} name={game.name} />
          </span>
        )}
      </div>
      {game.demo && <DemoStrip />}
      <GameView key={game.id} game={game} onMessage={hear} onLeave={onLeave} />
      {asking && (
        <Suspense fallback={null}>
          {visitor ? (
            <LeaveDemo game={game} roundOpen={asking.roundOpen} onStay={stay} onLeave={onLeave} onRegister={register} />
          ) : (
            <Confirm
              open
              title={t`Leave during the round?`}
              text={
                game.demo
                  ? t`The round will finish without you. Any win goes to your chips.`
                  : t`The round will finish without you. Any win goes to your balance.`
              }
              cancelLabel={t`Stay`}
              submitLabel={t`Leave`}
              tone="danger"
              onCancel={stay}
              onSubmit={onLeave}
            />
          )}
        </Suspense>
      )}
    </div>
  );
}
