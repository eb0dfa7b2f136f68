import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { TrialPage } from '#src/features/trial/trial-page.tsx';

export const Route = createFileRoute('/m/trail')({
  staticData: {
    page: {
      title: msg`Free trial`,
      header: 'back',
      footer: true,
      back: 'home',
      access: { for: 'guests', otherwise: '/m/home' },
    },
  },
  component: TrialPage,
});
