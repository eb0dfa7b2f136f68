import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { loadOpened } from '#src/features/lottery/lottery-loader.ts';
import { LotteryHistoryPage } from '#src/features/lottery/lottery-history-page.tsx';
import { readLotterySearch } from '#src/features/lottery/lottery.search.ts';

export const Route = createFileRoute('/m/lotteryHistory')({
  // [S1-093]
  staticData: { page: { title: msg`Lottery results`, header: 'none', footer: false } },
  validateSearch: readLotterySearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => loadOpened(context.store, deps),
  component: LotteryHistoryPage,
});
