import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { MobilePage } from '#src/features/security/mobile-page.tsx';

export const Route = createFileRoute('/m/securityCenter_/mobile')({
  staticData: {
    page: {
      title: msg`Mobile number`,
      header: 'back',
      footer: true,
      access: { for: 'members', otherwise: '/m/login' },
      may: 'security',
    },
  },
  component: MobilePage,
});
