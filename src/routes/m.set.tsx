import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { SettingsPage } from '#src/features/settings/settings-page.tsx';
import { loadSettings } from '#src/features/settings/settings-loader.ts';

export const Route = createFileRoute('/m/set')({
  staticData: {
    page: {
      title: msg`Settings`,
      header: 'back',
      footer: true,
      ownLanguage: true,
      // [S2-053]
      access: { for: 'members', otherwise: '/m/login' },
    },
  },
  loader: ({ context }) => loadSettings(context.store),
  component: SettingsPage,
});
