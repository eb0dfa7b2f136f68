import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { SettingsPage } from '#src/features/settings/settings-page.tsx';

export const Route = createFileRoute('/m/set')({
  staticData: { page: { title: msg`Settings`, header: 'back', footer: true } },
  component: SettingsPage,
});
