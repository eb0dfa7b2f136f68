import { FavouriteGames } from './favourite-games.tsx';
import type { sourceOf } from './game-list-view.ts';
import { HotGamesOfTab } from './hot-games-of-tab.tsx';
import { PagedGames } from './paged-games.tsx';
import { RecentGamesOfTab } from './recent-games-of-tab.tsx';
import type { GameListView } from './use-game-list.ts';

const lists = { favourites: FavouriteGames, hot: HotGamesOfTab, recent: RecentGamesOfTab, paged: PagedGames } as const;

type GameListResultsProps = {
  view: GameListView;
  source: Exclude<ReturnType<typeof sourceOf>, 'vendors'>;
  title: string;
};

/** The games that fit the address, from the call that has them [S1-311]. */
export function GameListResults({ view, source, title }: GameListResultsProps) {
  const List = lists[source];
  return <List view={view} title={title} />;
}
