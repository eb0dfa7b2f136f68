import { useLingui } from '@lingui/react/macro';
import { Navigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { noticeDuration } from '#src/contract/core/limits.ts';
import { toasts } from '#src/ui/toast-store.ts';

/** Shown in place of a programme that the merchant does not run: it says 'coming soon', for a second, on home [S1-336]. */
export function ProgrammeClosed() {
  const { t } = useLingui();
  const text = t`Coming soon`;
  useEffect(() => {
    toasts.show(text, { duration: noticeDuration.comingSoon });
  }, [text]);
  return <Navigate to="/m/home" replace />;
}
