import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { loadRewards } from '#src/features/promotions/rewards-loader.ts';
import { RewardCentrePage } from '#src/features/promotions/reward-centre-page.tsx';

export const Route = createFileRoute('/m/rewardCenter')({
  // [S1-085] For who may have money of his own: a guest of the free trial is told so.
  staticData: {
    page: {
      title: msg`Reward centre`,
      header: 'back',
      footer: true,
      access: { for: 'members', otherwise: '/m/login' },
      may: 'deposit',
    },
  },
  loader: ({ context }) => loadRewards(context.store),
  component: RewardCentrePage,
});
