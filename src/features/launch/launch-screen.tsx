import { Trans, useLingui } from '@lingui/react/macro';
import { getRouteApi, Navigate, useNavigate } from '@tanstack/react-router';
import { useStore } from 'jotai';
import { useState } from 'react';
import { errorText } from '#src/platform/language/error-text.ts';
import { toAppError } from '#src/platform/calls/errors.ts';
import { BackButton } from '#src/components/back-button.tsx';
import { findLotteryGame } from './find-lottery-game.ts';
import { startLottery } from './start-lottery.ts';
import { Button } from '#src/ui/button.tsx';
import { InlineAlert } from '#src/ui/inline-alert.tsx';
import { StatePanel } from '#src/ui/state-panel.tsx';

const route = getRouteApi('/m/launchGame');

/** The launch screen of traditional lottery [S1-060]: one button starts the game. */
export function LaunchScreen() {
  const { t, i18n } = useLingui();
  const store = useStore();
  const navigate = useNavigate();
  const { code, pageBack, playType, prize_mode } = route.useSearch();
  const [pending, setPending] = useState(false);
  const [problem, setProblem] = useState<string>();
  if (!code) return <Navigate to="/m/home" replace />;

  const start = async () => {
    setPending(true);
    setProblem(undefined);
    try {
      await startLottery(store, navigate, await findLotteryGame(store, code), { playType, prize_mode, pageBack });
    } catch (cause) {
      setProblem(i18n._(errorText[toAppError(cause).code]));
    } finally {
      setPending(false);
    }
  };
  return (
    <>
      <BackButton />
      <StatePanel
        kind="empty"
        headingLevel={1}
        scene={{ light: '/spot/spot-estrela.svg', dark: '/spot/spot-estrela-dark.svg' }}
        title={t`Lottery`}
        action={
          <Button variant="play" big pending={pending} onClick={() => void start()}>
            <Trans>Play</Trans>
          </Button>
        }
      >
        <Trans>The draw opens in a moment. Good luck!</Trans>
      </StatePanel>
      {problem && <InlineAlert>{problem}</InlineAlert>}
    </>
  );
}
