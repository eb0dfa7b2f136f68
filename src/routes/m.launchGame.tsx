import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { LaunchPage } from '#src/features/launch/launch-page.tsx';
import { loadLaunch } from '#src/features/launch/launch-loader.ts';
import { readLaunchSearch } from '#src/features/launch/launch.search.ts';

export const Route = createFileRoute('/m/launchGame')({
  staticData: {
    page: {
      title: msg`Play`,
      header: 'none',
      footer: false,
      // A game of a shared link is public.
      access: ({ vendor, game }) => (vendor && game ? undefined : { for: 'members', otherwise: '/m/login' }),
    },
  },
  validateSearch: readLaunchSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => loadLaunch(context.store, deps),
  component: LaunchPage,
});
