import { Trans } from '@lingui/react/macro';
import { Suspense, useState } from 'react';
import { FormSkeleton } from '#src/components/forms/form-skeleton.tsx';
import { CodeMissing } from '#src/components/code-missing.tsx';
import { lazyPart } from '#src/components/lazy-part.ts';
import { useTellHydrated } from '#src/state/hydrated.tsx';
import { Button } from '#src/ui/button.tsx';
import { LoginForm } from './login-form.tsx';

const CodeForm = lazyPart(() => import('./code-form.tsx').then((module) => module.CodeForm), CodeMissing);

/** Login by password, or by a code that the member page of another browser shows. */
export function LoginWays() {
  const [byCode, setByCode] = useState(false);
  useTellHydrated();
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
