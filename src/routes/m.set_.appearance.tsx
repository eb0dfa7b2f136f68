import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { AppearancePage } from '#src/features/settings/appearance-page.tsx';

export const Route = createFileRoute('/m/set_/appearance')({
  staticData: {
    page: { title: msg`Theme and language`, header: 'back', footer: true, ownLanguage: true },
  },
  component: AppearancePage,
});
