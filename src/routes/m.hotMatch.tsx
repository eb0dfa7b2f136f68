import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { loadMatches } from '#src/features/matches/matches-loader.ts';
import { MatchesPage } from '#src/features/matches/matches-page.tsx';

export const Route = createFileRoute('/m/hotMatch')({
  // [S1-091]
  staticData: { page: { title: msg`Hot matches`, header: 'back', footer: true } },
  loader: ({ context }) => loadMatches(context.store),
  component: MatchesPage,
});
