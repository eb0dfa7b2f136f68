import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { loadSignIn } from '#src/features/account/sign-in-loader.ts';
import { loadRegister } from '#src/features/register/register-loader.ts';
import { readRegisterSearch } from '#src/features/register/register.search.ts';
import { RegisterPage } from './-register-page.tsx';

export const Route = createFileRoute('/m/register.html')({
  staticData: { page: { title: msg`Create account`, header: 'none', footer: false, back: 'home', served: true } },
  validateSearch: readRegisterSearch,
  loader: ({ context }) => Promise.all([loadSignIn(context.store), loadRegister(context.store)]),
  component: RegisterPage,
});
