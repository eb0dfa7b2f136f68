import { useLingui } from '@lingui/react/macro';
import { Navigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { noticeDuration } from '#src/contract/core/limits.ts';
import { toasts } from '#src/ui/toast-store.ts';

/** What whoever comes to the referral programme is told while the merchant does not run it: for a second, on home [S1-336]. */
export function ReferralClosed() {
  const { t } = useLingui();
  const text = t`Coming soon`;
  useEffect(() => {
    toasts.show(text, { duration: noticeDuration.comingSoon });
  }, [text]);
  return <Navigate to="/m/home" replace />;
}
