import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { loadIncome } from '#src/features/agent-income/income-loader.ts';
import { IncomePage } from '#src/features/agent-income/income-page.tsx';

export const Route = createFileRoute('/m/member/teamRebate')({
  // [S2-082]
  staticData: {
    page: {
      title: msg`Rebate income`,
      header: 'back',
      footer: false,
      access: { for: 'members', otherwise: '/m/login' },
      may: 'agentArea',
    },
  },
  loader: ({ context, location }) => loadIncome(context.store, location.search),
  component: IncomePage,
});
