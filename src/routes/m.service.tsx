import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { SupportPage } from '#src/features/support/support-page.tsx';

export const Route = createFileRoute('/m/service')({
  staticData: { page: { title: msg`Support`, header: 'back', footer: true } },
  component: SupportPage,
});
