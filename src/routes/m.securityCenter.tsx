import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { SecurityPage } from '#src/features/security/security-page.tsx';
import { loadSecurity } from '#src/features/security/security-loader.ts';
export const Route = createFileRoute('/m/securityCenter')({
  staticData: {
    page: {
      title: msg`Security`,
      header: 'back',
      footer: true,
      access: { for: 'members', otherwise: '/m/login' },
      may: 'security',
    },
  },
  loader: ({ context }) => loadSecurity(context.store),
  component: SecurityPage,
});
