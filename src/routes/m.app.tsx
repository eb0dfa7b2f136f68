import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { AppPage } from '#src/features/install/app-page.tsx';

export const Route = createFileRoute('/m/app')({
  staticData: { page: { title: msg`Get the app`, header: 'none', footer: false, served: true } },
  component: AppPage,
});
