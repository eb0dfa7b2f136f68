import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { DividendPage } from '#src/features/agent-contracts/dividend-page.tsx';

export const Route = createFileRoute('/m/member/agent/agentDivident')({
  staticData: {
    page: {
      title: msg({ message: `Dividend`, context: 'contract' }),
      header: 'back',
      footer: false,
      access: { for: 'members', otherwise: '/m/login' },
      may: 'agentArea',
    },
  },
  component: DividendPage,
});
