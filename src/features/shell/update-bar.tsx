import { Trans } from '@lingui/react/macro';
import { useStore } from 'jotai';
import { useState } from 'react';
import { applyUpdate } from '#src/state/app/updates.ts';
import { Button } from '#src/ui/button.tsx';
import { useHydrated } from '#src/ui/use-hydrated.ts';
import s from './update-bar.module.css';

type UpdateBarProps = {
  /** `missing`: a part of the page can no longer be loaded, and reloading loses the input. */
  reason: 'update' | 'missing';
  onLater: () => void;
};

/** A card above the bottom menu. It takes no focus, and is announced politely. */
export function UpdateBar({ reason, onLater }: UpdateBarProps) {
  const store = useStore();
  const [pending, setPending] = useState(false);
  const [failed, setFailed] = useState(false);
  // A live region that exists before its text is announced; one inserted with it may not be.
  const stands = useHydrated();
  const update = async () => {
    setPending(true);
    setFailed(false);
    setFailed((await applyUpdate(store, { whatever: reason === 'missing' })) === 'failed');
    setPending(false);
  };
  return (
    <div role="status" className={s.place}>
      {stands && (
        <div className={s.card}>
          <p className={s.text}>
            {failed ? (
              <Trans>The update did not work. Try again in a moment.</Trans>
            ) : reason === 'update' ? (
              <Trans>A new version is ready.</Trans>
            ) : (
              <Trans>
                A part of this page did not load. Reloading brings it, but what you have typed will be lost.
              </Trans>
            )}
          </p>
          <div className={s.actions}>
            <Button variant="text" onClick={onLater}>
              <Trans>Later</Trans>
            </Button>
            <Button pending={pending} onClick={() => void update()}>
              {reason === 'update' ? <Trans>Update</Trans> : <Trans>Reload</Trans>}
            </Button>
          </div>
        </div>
      )}
    </div>
  );
}
