import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { loadRates } from '#src/features/agent-rates/rates-loader.ts';
import { RatesPage } from '#src/features/agent-rates/rates-page.tsx';

export const Route = createFileRoute('/m/member/agent/agentRebeat')({
  // [S2-081]
  staticData: {
    page: {
      title: msg`Rebate rates`,
      header: 'back',
      footer: false,
      access: { for: 'members', otherwise: '/m/login' },
      may: 'agentArea',
    },
  },
  loader: ({ context, location }) => loadRates(context.store, location.search),
  component: RatesPage,
});
