import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { loadLotteries } from '#src/features/lottery/lottery-loader.ts';
import { LotteryPage } from '#src/features/lottery/lottery-page.tsx';

export const Route = createFileRoute('/m/lottery')({
  // [S1-057, S1-100, S1-101]
  staticData: { page: { title: msg`Lottery`, header: 'none', footer: false } },
  loader: ({ context }) => loadLotteries(context.store),
  component: LotteryPage,
});
