import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { loadWallets } from '#src/features/wallets/wallets-loader.ts';
import { WalletsPage } from '#src/features/wallets/wallets-page.tsx';

export const Route = createFileRoute('/m/wallets')({
  // A guest of the free trial is refused with a notice.
  staticData: {
    page: {
      title: msg`Wallets`,
      header: 'back',
      footer: false,
      access: { for: 'members', otherwise: '/m/login' },
      may: 'play',
    },
  },
  loader: ({ context }) => loadWallets(context.store),
  component: WalletsPage,
});
