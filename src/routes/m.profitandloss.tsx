import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { ProfitPage } from '#src/features/records/profit-page.tsx';
import { loadProfit } from '#src/features/records/records-loader.ts';

export const Route = createFileRoute('/m/profitandloss')({
  // [S1-082]
  staticData: {
    page: {
      title: msg`Profit and loss`,
      header: 'back',
      footer: true,
      access: { for: 'members', otherwise: '/m/login' },
    },
  },
  loader: ({ context, location }) => loadProfit(context.store, location.search),
  component: ProfitPage,
});
