import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { SignInPage } from '#src/features/account/sign-in-page.tsx';
import { loadSignIn } from '#src/features/account/sign-in-loader.ts';

export const Route = createFileRoute('/m/register.html')({
  staticData: { page: { title: msg`Create account`, header: 'none', footer: false, back: 'home', served: true } },
  loader: ({ context }) => loadSignIn(context.store),
  component: () => <SignInPage tab="register" />,
});
