import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { loadRewards } from '#src/features/promotions/rewards-loader.ts';
import { RewardCentrePage } from '#src/features/promotions/reward-centre-page.tsx';

export const Route = createFileRoute('/m/rewardCenter')({
  // [S1-085] For members who may have their own money: a guest of the free trial sees a notice.
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
