import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { loadStatement } from '#src/features/records/records-loader.ts';
import { StatementPage } from '#src/features/records/statement-page.tsx';

export const Route = createFileRoute('/m/statement')({
  staticData: {
    page: { title: msg`Statement`, header: 'back', footer: false, access: { for: 'members', otherwise: '/m/login' } },
  },
  loader: ({ context, location }) => loadStatement(context.store, location.search),
  component: StatementPage,
});
