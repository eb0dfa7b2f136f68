import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { loadPasskeys } from '#src/features/security/passkeys-loader.ts';
import { PasskeysPage } from '#src/features/security/passkeys-page.tsx';

export const Route = createFileRoute('/m/set_/passkeys')({
  staticData: {
    page: {
      title: msg`Passkeys`,
      header: 'back',
      footer: true,
      access: { for: 'members', otherwise: '/m/login' },
      may: 'security',
    },
  },
  loader: ({ context }) => loadPasskeys(context.store),
  component: PasskeysPage,
});
