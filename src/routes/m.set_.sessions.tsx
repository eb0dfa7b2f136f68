import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { loadSessions } from '#src/features/settings/sessions-loader.ts';
import { SessionsPage } from '#src/features/settings/sessions-page.tsx';

export const Route = createFileRoute('/m/set_/sessions')({
  staticData: {
    page: {
      title: msg`Where your account is open`,
      header: 'back',
      footer: true,
      access: { for: 'members', otherwise: '/m/login' },
    },
  },
  loader: ({ context }) => loadSessions(context.store),
  component: SessionsPage,
});
