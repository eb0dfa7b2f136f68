import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { readForgetSearch } from '#src/features/password/forget.search.ts';
import { ForgetPage } from '#src/features/password/forget-page.tsx';
import { loadPasswordRule } from '#src/features/password/password-rule-loader.ts';

export const Route = createFileRoute('/m/forget')({
  staticData: { page: { title: msg`Forgot password`, header: 'none', footer: false, back: 'home' } },
  validateSearch: readForgetSearch,
  loader: ({ context }) => loadPasswordRule(context.store),
  component: ForgetPage,
});
