import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { AccountRecordPage } from '#src/features/records/account-record-page.tsx';
import { loadAccountRecord } from '#src/features/records/records-loader.ts';

const page = {
  title: msg`Transactions`,
  header: 'back',
  footer: true,
  access: { for: 'members', otherwise: '/m/login' },
} as const;

export const Route = createFileRoute('/m/transaction/record')({
  // [S1-081]
  // An agent's page has the agents' tabs in place of footer and menu [S2-076].
  staticData: { page: { ...page, ofTeam: { ...page, footer: false } } },
  loader: ({ context, location }) => loadAccountRecord(context.store, location.search),
  component: AccountRecordPage,
});
