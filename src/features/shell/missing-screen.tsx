import { Trans, useLingui } from '@lingui/react/macro';
import { useStore } from 'jotai';
import { useEffect, useState } from 'react';
import { onReconnect } from '#src/platform/device/reconnect.ts';
import { recoverMissingCode, retryMissingCode } from '#src/state/app/missing-code.ts';
import { Button } from '#src/ui/button.tsx';
import { Spinner } from '#src/ui/spinner.tsx';
import s from './missing-screen.module.css';

/** How long the spinner is shown without a button; ms. */
const timeout = 10_000;

/**
 * Shown for a screen whose code failed to load: a spinner while the page retries, and after ten seconds also a button [S1-098].
 */
export function MissingScreen() {
  const { t } = useLingui();
  const store = useStore();
  const [late, setLate] = useState(false);
  const [pending, setPending] = useState(false);
  useEffect(() => {
    const recover = () => void recoverMissingCode(store, 'screen');
    recover();
    const timer = setTimeout(() => setLate(true), timeout);
    const stop = onReconnect(recover);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [store]);
  const retry = async () => {
    setPending(true);
    await retryMissingCode(store);
    setPending(false);
  };
  return (
    <div className={s.screen}>
      <Spinner label={t`Loading`} />
      {late && (
        <div role="alert" className={s.late}>
          <p>
            <Trans>This page is taking a while to open.</Trans>
          </p>
          <Button variant="line" pending={pending} onClick={() => void retry()}>
            <Trans>Try again</Trans>
          </Button>
        </div>
      )}
    </div>
  );
}
