import { createFileRoute } from '@tanstack/react-router';
import { SignInPage } from '#src/features/account/sign-in-page.tsx';
import { loadSignIn } from '#src/features/account/sign-in-loader.ts';

export const Route = createFileRoute('/m/register')({
  loader: ({ context }) => loadSignIn(context.store),
  component: () => <SignInPage tab="register" />,
});
