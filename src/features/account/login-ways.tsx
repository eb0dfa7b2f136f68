import { Trans, useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { Suspense, useEffect, useState } from 'react';
import { FormSkeleton } from '#src/components/forms/form-skeleton.tsx';
import { CodeMissing } from '#src/components/code-missing.tsx';
import { lazyPart } from '#src/components/lazy-part.ts';
import { noticeDuration } from '#src/contract/limits.ts';
import { errorText } from '#src/platform/language/error-text.ts';
import { useTellHydrated } from '#src/state/hydrated.tsx';
import { Button } from '#src/ui/button.tsx';
import { toasts } from '#src/ui/toast-store.ts';
import { LoginForm } from './login-form.tsx';

const CodeForm = lazyPart(() => import('./code-form.tsx').then((module) => module.CodeForm), CodeMissing);

/** Login by password, or by a code that the member page of another browser shows. */
export function LoginWays() {
  const [byCode, setByCode] = useState(false);
  useTellHydrated();
  useTellOfSearch();
  return (
    <>
      {/* It stays: what was typed there is found again. */}
      <div hidden={byCode} data-hydrates="">
        <LoginForm />
      </div>
      {byCode && (
        <Suspense fallback={<FormSkeleton fields={1} />}>
          <CodeForm />
        </Suspense>
      )}
      <Button variant="text" wide onClick={() => setByCode(!byCode)}>
        {byCode ? <Trans>Log in with a password</Trans> : <Trans>I have a code</Trans>}
      </Button>
    </>
  );
}

/** Whoever has searched where only members may is told why this page came in its place [S1-315]. */
function useTellOfSearch(): void {
  const { i18n } = useLingui();
  const { history } = useRouter();
  useEffect(() => {
    if (history.location.state.refused?.q)
      toasts.show(i18n._(errorText.not_logged_in), { kind: 'error', duration: noticeDuration.loginNeeded });
  }, [history, i18n]);
}
