import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { TeamPnlPage } from '#src/features/team/pnl-page.tsx';
import { loadPnl } from '#src/features/team/team-loader.ts';

export const Route = createFileRoute('/m/agent_/team/pnl')({
  // [S2-079]
  staticData: {
    page: {
      title: msg`Team profit and loss`,
      header: 'none',
      footer: false,
      access: { for: 'members', otherwise: '/m/login' },
      may: 'agentArea',
    },
  },
  loader: ({ context, location }) => loadPnl(context.store, location.search),
  component: TeamPnlPage,
});
