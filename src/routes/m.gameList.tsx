import { createFileRoute } from '@tanstack/react-router';
import { GameListPage } from '#src/features/games/game-list-page.tsx';
import { loadGameList } from '#src/features/games/game-list-loader.ts';
import { readGameListSearch } from '#src/features/games/game-list.search.ts';

export const Route = createFileRoute('/m/gameList')({
  validateSearch: readGameListSearch,
  loader: ({ context }) => loadGameList(context.store),
  component: GameListPage,
});
