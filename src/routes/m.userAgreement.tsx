import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { loadTerms } from '#src/features/terms/terms-loader.ts';
import { TermsPage } from '#src/features/terms/terms-page.tsx';

export const Route = createFileRoute('/m/userAgreement')({
  staticData: { page: { title: msg`User agreement`, header: 'back', footer: true, served: true } },
  loader: ({ context }) => loadTerms(context.store, 'user'),
  component: () => <TermsPage kind="user" />,
});
