import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { LaunchPage } from '#src/features/launch/launch-page.tsx';
import { loadSharedGame } from '#src/features/launch/shared-game-loader.ts';
import { readLaunchSearch } from '#src/features/launch/launch.search.ts';

export const Route = createFileRoute('/m/launchGame')({
  staticData: {
    page: {
      title: msg`Play`,
      header: 'none',
      footer: false,
      // A game that somebody shared is shown to everybody.
      access: ({ vendor, game }) => (vendor && game ? undefined : { for: 'members', otherwise: '/m/login' }),
    },
  },
  validateSearch: readLaunchSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => loadSharedGame(context.store, deps),
  component: LaunchPage,
});
