import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { TeamBetsPage } from '#src/features/team/team-bets-page.tsx';
import { loadTeamBets } from '#src/features/team/team-loader.ts';

export const Route = createFileRoute('/m/teamBetting')({
  // [S2-080]
  staticData: {
    page: {
      title: msg`Team bets`,
      header: 'back',
      footer: false,
      access: { for: 'members', otherwise: '/m/login' },
      may: 'agentArea',
    },
  },
  loader: ({ context, location }) => loadTeamBets(context.store, location.search),
  component: TeamBetsPage,
});
