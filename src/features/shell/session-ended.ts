import { useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { noticeDuration } from '#src/contract/limits.ts';
import { errorText } from '#src/platform/language/error-text.ts';
import { sessionEndedAtom } from '#src/state/session-atoms.ts';
import { toasts } from '#src/ui/toast-store.ts';

/** Says that the account has been logged out when a session ends by itself [S2-233]. Shows nothing in its place. */
export function SessionEnded() {
  const { i18n } = useLingui();
  const ended = useAtomValue(sessionEndedAtom);
  useEffect(() => {
    if (ended) toasts.show(i18n._(errorText.session_ended), { kind: 'error', duration: noticeDuration.long });
  }, [ended, i18n]);
  return null;
}
