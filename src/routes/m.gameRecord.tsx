import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { BetsPage } from '#src/features/records/bets-page.tsx';
import { loadBets } from '#src/features/records/records-loader.ts';

export const Route = createFileRoute('/m/gameRecord')({
  // [S1-080]
  staticData: {
    page: { title: msg`Bets`, header: 'back', footer: true, access: { for: 'members', otherwise: '/m/login' } },
  },
  loader: ({ context, location }) => loadBets(context.store, location.search),
  component: BetsPage,
});
