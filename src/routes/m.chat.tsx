import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { ChatPage } from '#src/features/chat/chat-page.tsx';

export const Route = createFileRoute('/m/chat')({
  staticData: {
    page: {
      title: msg`Live chat`,
      header: 'back',
      footer: false,
      // [S1-006]
      access: { for: 'members', otherwise: '/m/login' },
      // [S1-013]
      may: 'chat',
    },
  },
  component: ChatPage,
});
