import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { HelpPage } from '#src/features/help/help-page.tsx';
import { loadHelp } from '#src/features/help/help-loader.ts';
import { readHelpSearch } from '#src/features/help/help.search.ts';

export const Route = createFileRoute('/m/help')({
  staticData: {
    page: {
      title: msg`Help`,
      header: 'back',
      footer: false,
      served: import.meta.env.SSR
        ? (store) => import('#src/features/help/help-loader.ts').then(({ helpSearches }) => helpSearches(store))
        : true,
    },
  },
  validateSearch: readHelpSearch,
  loader: ({ context }) => loadHelp(context.store),
  component: HelpPage,
});
