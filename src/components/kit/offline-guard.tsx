import { useLingui } from '@lingui/react';
import { useAtomValue } from 'jotai';
import { connectionText } from '#src/platform/language/connection-text.ts';
import { onlineAtom } from '#src/platform/device/online.ts';
import { toasts } from '#src/ui/toast-store.ts';
import s from './offline-guard.module.css';

/** Why money cannot move while offline: payments are never queued [S1-028]. Undefined while online. */
export function useOfflineReason(): string | undefined {
  const { i18n } = useLingui();
  return useAtomValue(onlineAtom) ? undefined : i18n._(connectionText.moneyOff);
}

/** Overlay of a disabled payment control: part of its description, and shown on tap. */
export function OfflineGuard() {
  const reason = useOfflineReason();
  return (
    <span className={s.cover} onClick={() => reason && toasts.show(reason)}>
      <span className="sr-only">{reason}</span>
    </span>
  );
}
