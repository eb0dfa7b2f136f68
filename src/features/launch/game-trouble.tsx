import { Trans, useLingui } from '@lingui/react/macro';
import { useStore } from 'jotai';
import { useState } from 'react';
import type { ErrorCode } from '#src/contract/error-code.ts';
import { toAppError } from '#src/platform/calls/errors.ts';
import { errorText } from '#src/platform/language/error-text.ts';
import { openLaunch, requestLaunch } from '#src/state/launch.ts';
import { type RunningGame, runningGameAtom } from '#src/state/running-game.ts';
import { Button } from '#src/ui/button.tsx';
import { StatePanel } from '#src/ui/state-panel.tsx';
import s from './game-frame.module.css';

type GameTroubleProps = { game: RunningGame; trouble: 'offline' | 'late' | 'refused'; onLeave: () => void };

/** Why a game does not open, and the two ways on: to launch it anew, with a new address, or to leave. */
export function GameTrouble({ game, trouble, onLeave }: GameTroubleProps) {
  const { t, i18n } = useLingui();
  const store = useStore();
  const [pending, setPending] = useState(false);
  const [problem, setProblem] = useState<ErrorCode>();
  const offline = trouble === 'offline';

  const again = async () => {
    const askedAt = Date.now();
    setPending(true);
    setProblem(undefined);
    try {
      const launch = await requestLaunch(store, game.body);
      // Whoever has left meanwhile stays where he is.
      if (!launch || store.get(runningGameAtom)?.id !== game.id) return;
      openLaunch(store, launch, game.body, askedAt);
    } catch (cause) {
      setProblem(toAppError(cause).code);
    } finally {
      setPending(false);
    }
  };

  const reasons = {
    offline: t`The game needs the internet. Try again once you are back online.`,
    late: t`Its page does not answer. Try again, or choose another game.`,
    refused: t`Its provider did not let it open. Try again, or choose another game.`,
  };
  return (
    <StatePanel
      kind={offline ? 'offline' : 'error'}
      title={offline ? t`No internet` : t`The game did not open`}
      action={
        <span className={s.ways}>
          <Button pending={pending} onClick={() => void again()}>
            <Trans>Try again</Trans>
          </Button>
          <Button variant="line" onClick={onLeave}>
            <Trans>Leave</Trans>
          </Button>
        </span>
      }
    >
      {problem && !pending ? i18n._(errorText[problem]) : reasons[trouble]}
    </StatePanel>
  );
}
