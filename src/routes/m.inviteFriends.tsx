import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { loadInvitations } from '#src/features/invitations/invitations-loader.ts';
import { InvitePage } from '#src/features/invitations/invite-page.tsx';

export const Route = createFileRoute('/m/inviteFriends')({
  staticData: {
    // [S1-333, S1-334] The page itself shows guests of the free trial a notice.
    page: {
      title: msg`Invite friends`,
      header: 'back',
      footer: true,
      access: { for: 'members', otherwise: '/m/login' },
      may: 'referral',
    },
  },
  loader: ({ context }) => loadInvitations(context.store),
  component: InvitePage,
});
