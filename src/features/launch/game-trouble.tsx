import { Trans, useLingui } from '@lingui/react/macro';
import { useAction } from '#src/components/kit/actions/use-action.ts';
import { openLaunch, requestLaunch } from '#src/state/lobby/launch.ts';
import { type RunningGame, runningGameAtom } from '#src/state/lobby/running-game.ts';
import { Button } from '#src/ui/button.tsx';
import { StatePanel } from '#src/ui/state-panel.tsx';
import s from './game-frame.module.css';

type GameTroubleProps = { game: RunningGame; trouble: 'offline' | 'late' | 'refused'; onLeave: () => void };

/** Why a game does not open, and two actions: launch it again, with a new URL, or leave. */
export function GameTrouble({ game, trouble, onLeave }: GameTroubleProps) {
  const { t } = useLingui();
  const offline = trouble === 'offline';
  const again = useAction(async (store) => {
    const askedAt = Date.now();
    const launch = await requestLaunch(store, game.body);
    // A player who has left in the meantime stays where they are.
    if (launch && store.get(runningGameAtom)?.id === game.id) openLaunch(store, launch, game.body, askedAt);
  });

  const reasons = {
    offline: t`The game needs the internet. Try again once you are back online.`,
    late: t`The game is not responding. Try again or choose another game.`,
    refused: t`The provider could not open this game. Try again or choose another one.`,
  };
  return (
    <StatePanel
      kind={offline ? 'offline' : 'error'}
      title={offline ? t`No internet` : t`The game did not open`}
      action={
        <span className={s.ways}>
          <Button pending={again.pending} onClick={() => again.run()}>
            <Trans>Try again</Trans>
          </Button>
          <Button variant="line" onClick={onLeave}>
            <Trans>Leave</Trans>
          </Button>
        </span>
      }
    >
      {again.problem ?? reasons[trouble]}
    </StatePanel>
  );
}
