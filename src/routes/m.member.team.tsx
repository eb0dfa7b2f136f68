import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { TeamPage } from '#src/features/team/team-page.tsx';
import { loadTeam } from '#src/features/team/team-loader.ts';

export const Route = createFileRoute('/m/member/team')({
  // [S2-077]
  staticData: {
    page: {
      title: msg`Team`,
      header: 'back',
      footer: false,
      access: { for: 'members', otherwise: '/m/login' },
      may: 'agentArea',
    },
  },
  loader: ({ context, location }) => loadTeam(context.store, location.search),
  component: TeamPage,
});
