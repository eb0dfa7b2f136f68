import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { AgentNoticePage } from '#src/features/announcements/agent-notice-page.tsx';
import { loadAnnouncements } from '#src/features/announcements/announcements-loader.ts';

export const Route = createFileRoute('/m/member/notice')({
  staticData: {
    page: {
      title: msg`Announcements`,
      header: 'back',
      footer: true,
      // That login is for agents only [S2-179]; other members see that this is not available to them.
      access: { for: 'members', otherwise: '/m/login' },
      may: 'agentArea',
    },
  },
  loader: ({ context }) => loadAnnouncements(context.store, 'agentAnnouncements'),
  component: AgentNoticePage,
});
