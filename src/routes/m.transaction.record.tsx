import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { AccountRecordPage } from '#src/features/records/account-record-page.tsx';
import { loadAccountRecord } from '#src/features/records/records-loader.ts';

export const Route = createFileRoute('/m/transaction/record')({
  // [S1-081]
  staticData: {
    page: { title: msg`Transactions`, header: 'back', footer: true, access: { for: 'members', otherwise: '/m/login' } },
  },
  loader: ({ context, location }) => loadAccountRecord(context.store, location.search),
  component: AccountRecordPage,
});
