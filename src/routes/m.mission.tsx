import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { loadMissions } from '#src/features/missions/missions-loader.ts';
import { MissionsPage } from '#src/features/missions/missions-page.tsx';

export const Route = createFileRoute('/m/mission')({
  staticData: {
    page: {
      title: msg`Missions`,
      header: 'back',
      footer: true,
      access: { for: 'members', otherwise: '/m/login' },
      may: 'tasks',
    },
  },
  loader: ({ context }) => loadMissions(context.store),
  component: MissionsPage,
});
