import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { loadAccounts } from '#src/features/agent-accounts/accounts-loader.ts';
import { AccountsPage } from '#src/features/agent-accounts/accounts-page.tsx';

export const Route = createFileRoute('/m/agentRegister')({
  // [S2-089]
  staticData: {
    page: {
      title: msg`Open an account`,
      header: 'back',
      footer: false,
      access: { for: 'members', otherwise: '/m/login' },
      may: 'agentArea',
    },
  },
  loader: ({ context }) => loadAccounts(context.store),
  component: AccountsPage,
});
