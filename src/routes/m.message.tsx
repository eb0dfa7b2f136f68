import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { MessageCentrePage } from '#src/features/messages/message-centre-page.tsx';

export const Route = createFileRoute('/m/message')({
  // [S1-196]
  staticData: { page: { title: msg`Messages`, header: 'none', footer: true, back: 'home' } },
  component: MessageCentrePage,
});
