import { useLingui } from '@lingui/react';
import { useAtomValue } from 'jotai';
import { connectionText } from '#src/platform/language/connection-text.ts';
import { onlineAtom } from '#src/platform/device/online.ts';
import { toasts } from '#src/ui/toast-store.ts';
import s from './offline-guard.module.css';

/** Why money cannot move now: there is no network, and nothing of it waits in a queue [S1-028]. Undefined when it can. */
export function useOfflineReason(): string | undefined {
  const { i18n } = useLingui();
  return useAtomValue(onlineAtom) ? undefined : i18n._(connectionText.moneyOff);
}

/** Lies over a way to money that is off: read out with it, and shown when it is tapped. */
export function OfflineGuard() {
  const reason = useOfflineReason();
  return (
    <span className={s.cover} onClick={() => reason && toasts.show(reason)}>
      <span className="sr-only">{reason}</span>
    </span>
  );
}
