import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { loadMyAccount } from '#src/features/member/my-account-loader.ts';
import { MyAccountPage } from '#src/features/member/my-account-page.tsx';

export const Route = createFileRoute('/m/myAccount/index')({
  staticData: {
    page: {
      title: msg`My account`,
      header: 'back',
      footer: true,
      access: { for: 'members', otherwise: '/m/login' },
      may: 'memberCentre',
    },
  },
  loader: ({ context }) => loadMyAccount(context.store),
  component: MyAccountPage,
});
