import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { loadInbox } from '#src/features/messages/inbox-loader.ts';
import { InboxPage } from '#src/features/messages/inbox-page.tsx';

export const Route = createFileRoute('/m/webEmail')({
  staticData: {
    page: {
      title: msg`Messages`,
      header: 'back',
      footer: true,
      // [S1-197]
      access: { for: 'members', otherwise: '/m/login' },
      may: 'mail',
    },
  },
  loader: ({ context }) => loadInbox(context.store),
  component: InboxPage,
});
