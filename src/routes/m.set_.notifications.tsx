import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { loadNotifications } from '#src/features/settings/notifications-loader.ts';
import { NotificationsPage } from '#src/features/settings/notifications-page.tsx';

export const Route = createFileRoute('/m/set_/notifications')({
  staticData: {
    page: {
      title: msg`Notifications`,
      header: 'back',
      footer: true,
      access: { for: 'members', otherwise: '/m/login' },
    },
  },
  loader: ({ context }) => loadNotifications(context.store),
  component: NotificationsPage,
});
