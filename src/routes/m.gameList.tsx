import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { GameListPage } from '#src/features/games/game-list-page.tsx';
import { loadGameList } from '#src/features/games/game-list-loader.ts';
import { readGameListSearch } from '#src/features/games/game-list.search.ts';

const membersAlone = { for: 'members', otherwise: '/m/login' } as const;

export const Route = createFileRoute('/m/gameList')({
  staticData: {
    page: {
      title: msg`Game centre`,
      header: 'own',
      footer: false,
      served: import.meta.env.SSR
        ? (store) =>
            import('#src/features/games/game-list-loader.ts').then(({ gameListSearches }) => gameListSearches(store))
        : true,
      // A guest has no favourites and no recent games.
      access: ({ gameType, show }) => {
        if (gameType === 'FAV') return { ...membersAlone, what: msg`Favourites` };
        return show === 'recent' ? { ...membersAlone, what: msg`Recent` } : undefined;
      },
    },
  },
  validateSearch: readGameListSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => loadGameList(context.store, deps),
  component: GameListPage,
});
