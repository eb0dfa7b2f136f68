import { useSearch } from '@tanstack/react-router';
import { Suspense } from 'react';
import { CodeMissing } from '#src/components/kit/code-missing.tsx';
import { FormSkeleton } from '#src/components/kit/forms/form-skeleton.tsx';
import { lazyPart } from '#src/components/kit/lazy-part.ts';
import { SignInPage } from '#src/features/account/sign-in-page.tsx';

const RegisterPart = lazyPart(() => import('#src/features/register/register-part.tsx'), 'RegisterPart', CodeMissing);

/** The sign-in page with the registration tab; for two addresses. */
export function RegisterPage() {
  const { affiliateCode } = useSearch({ strict: false });
  return (
    <SignInPage tab="register">
      <Suspense fallback={<FormSkeleton fields={4} check />}>
        <RegisterPart invitation={affiliateCode} />
      </Suspense>
    </SignInPage>
  );
}
