import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { loadProfile } from '#src/features/profile/profile-loader.ts';
import { ProfilePage } from '#src/features/profile/profile-page.tsx';

export const Route = createFileRoute('/m/set_/profile')({
  staticData: {
    page: {
      title: msg`Account details`,
      header: 'back',
      footer: true,
      access: { for: 'members', otherwise: '/m/login' },
    },
  },
  loader: ({ context }) => loadProfile(context.store),
  component: ProfilePage,
});
