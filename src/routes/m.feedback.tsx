import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { loadFeedback } from '#src/features/feedback/feedback-loader.ts';
import { FeedbackPage } from '#src/features/feedback/feedback-page.tsx';

export const Route = createFileRoute('/m/feedback')({
  staticData: {
    page: {
      title: msg`Feedback`,
      header: 'back',
      footer: true,
      // [S2-017]
      access: { for: 'members', otherwise: '/m/login' },
    },
  },
  loader: ({ context }) => loadFeedback(context.store),
  component: FeedbackPage,
});
