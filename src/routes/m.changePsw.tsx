import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { ChangePasswordPage } from '#src/features/password/change-password-page.tsx';
import { loadPasswordRule } from '#src/features/password/password-rule-loader.ts';

export const Route = createFileRoute('/m/changePsw')({
  staticData: {
    page: {
      title: msg`Change password`,
      header: 'none',
      footer: false,
      // [S2-057]
      access: { for: 'members', otherwise: '/m/home' },
      may: 'security',
    },
  },
  loader: ({ context }) => loadPasswordRule(context.store),
  component: ChangePasswordPage,
});
