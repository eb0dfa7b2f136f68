import { useLingui } from '@lingui/react/macro';
import { Navigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { noticeDuration } from '#src/contract/core/limits.ts';
import { errorText } from '#src/platform/language/error-text.ts';
import { toasts } from '#src/ui/toast-store.ts';

/** Redirects home from a page without access [S2-057], and says for whom it is. */
export function RedirectHome({ signedIn }: { signedIn: boolean }) {
  const { t, i18n } = useLingui();
  const text = signedIn
    ? t`You are already signed in: games use your account balance.`
    : i18n._(errorText.not_logged_in);
  useEffect(() => {
    toasts.show(text, { duration: noticeDuration.long });
  }, [text]);
  return <Navigate to="/m/home" replace />;
}
