import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { ContractsPage } from '#src/features/agent-contracts/contracts-page.tsx';

export const Route = createFileRoute('/m/member/agent/getHourContract')({
  staticData: {
    page: {
      title: msg`Contracts`,
      header: 'back',
      footer: false,
      access: { for: 'members', otherwise: '/m/login' },
      may: 'agentArea',
    },
  },
  component: () => <ContractsPage kind="hourly" />,
});
