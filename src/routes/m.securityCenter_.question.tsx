import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { QuestionPage } from '#src/features/security/question-page.tsx';

export const Route = createFileRoute('/m/securityCenter_/question')({
  staticData: {
    page: {
      title: msg`Security question`,
      header: 'back',
      footer: true,
      access: { for: 'members', otherwise: '/m/login' },
      may: 'security',
    },
  },
  component: QuestionPage,
});
