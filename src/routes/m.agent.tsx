import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { AgentHomePage } from '#src/features/agent-home/agent-home-page.tsx';
import { loadAgentHome } from '#src/features/agent-home/agent-home-loader.ts';

export const Route = createFileRoute('/m/agent')({
  staticData: {
    page: {
      title: msg`Agent area`,
      header: 'none',
      footer: false,
      // [S2-065, S2-066]
      access: { for: 'agentArea', otherwise: '/m/home' },
    },
  },
  loader: ({ context }) => loadAgentHome(context.store),
  component: AgentHomePage,
});
