import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { loadMall } from '#src/features/mall/mall-loader.ts';
import { MallPage } from '#src/features/mall/mall-page.tsx';

export const Route = createFileRoute('/m/mall/mallHome')({
  // [S1-084] For members who may have their own money, like the reward centre.
  staticData: {
    page: {
      title: msg`Shop`,
      header: 'back',
      footer: true,
      access: { for: 'members', otherwise: '/m/login' },
      may: 'deposit',
    },
  },
  loader: ({ context }) => loadMall(context.store),
  component: MallPage,
});
