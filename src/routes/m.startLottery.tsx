import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { loadLottery } from '#src/features/lottery/lottery-loader.ts';
import { readLotterySearch } from '#src/features/lottery/lottery.search.ts';
import { StartLotteryPage } from '#src/features/lottery/start-page.tsx';

export const Route = createFileRoute('/m/startLottery')({
  // [S1-058]
  staticData: { page: { title: msg`Lottery`, header: 'none', footer: false } },
  validateSearch: readLotterySearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => loadLottery(context.store, deps),
  component: StartLotteryPage,
});
