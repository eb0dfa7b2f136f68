import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { loadTerms } from '#src/features/terms/terms-loader.ts';
import { TermsPage } from '#src/features/terms/terms-page.tsx';

export const Route = createFileRoute('/m/registerTerms')({
  staticData: { page: { title: msg`Registration terms`, header: 'back', footer: true, served: true } },
  loader: ({ context }) => loadTerms(context.store, 'register'),
  component: () => <TermsPage kind="register" />,
});
