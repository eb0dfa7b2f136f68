import { useLingui } from '@lingui/react/macro';
import { useLocation } from '@tanstack/react-router';
import { useAtom, useAtomValue } from 'jotai';
import { Suspense, useEffect, useEffectEvent } from 'react';
import { lazyPart } from '#src/components/kit/lazy-part.ts';
import { redirectOf, usePage } from '#src/components/kit/page.ts';
import { noticeDuration } from '#src/contract/core/limits.ts';
import { errorText } from '#src/platform/language/error-text.ts';
import { loginModalAtom } from '#src/state/identity/login-modal.ts';
import { sessionEndedAtom } from '#src/state/identity/session-atoms.ts';
import { toasts } from '#src/ui/toast-store.ts';

const LoginModal = lazyPart(() => import('./login-modal.tsx'), 'LoginModal');

/**
 * Says that the account has been logged out when a session ends by itself [S2-233]: in a modal on a public page [S1-347], in a
 * toast where the page redirects to the login.
 */
export function SessionEnded() {
  const { i18n } = useLingui();
  const ended = useAtomValue(sessionEndedAtom);
  const [open, setOpen] = useAtom(loginModalAtom);
  const page = usePage();
  const { pathname, search } = useLocation();
  const tell = useEffectEvent(() => {
    const goesOn = pathname !== '/m/login' && redirectOf(page, search, { status: 'guest' }) === undefined;
    setOpen(ended && goesOn);
    if (ended && !goesOn)
      toasts.show(i18n._(errorText.session_ended), { kind: 'error', duration: noticeDuration.long });
  });
  useEffect(() => tell(), [ended]);
  return open ? (
    <Suspense fallback={null}>
      <LoginModal onClose={() => setOpen(false)} />
    </Suspense>
  ) : null;
}
