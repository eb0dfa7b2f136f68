import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { OverviewPage } from '#src/features/team/overview-page.tsx';
import { loadFigures } from '#src/features/team/team-loader.ts';

export const Route = createFileRoute('/m/agent_/team/overview')({
  // [S2-075]
  staticData: {
    page: {
      title: msg`Team overview`,
      header: 'none',
      footer: false,
      access: { for: 'members', otherwise: '/m/login' },
      may: 'agentArea',
    },
  },
  loader: ({ context, location }) => loadFigures(context.store, location.search),
  component: OverviewPage,
});
