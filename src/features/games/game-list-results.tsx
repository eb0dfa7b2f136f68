import { Navigate } from '@tanstack/react-router';
import { useAtomValue } from 'jotai';
import { sessionAtom } from '#src/state/session-atoms.ts';
import { FavouriteGames } from './favourite-games.tsx';
import { HotGamesOfTab } from './hot-games-of-tab.tsx';
import { PagedGames } from './paged-games.tsx';
import { RecentGamesOfTab } from './recent-games-of-tab.tsx';
import type { GameListView } from './use-game-list.ts';

/** The games that fit the address, from the call that has them [S1-311]. */
export function GameListResults({ view, title }: { view: GameListView; title: string }) {
  const session = useAtomValue(sessionAtom);
  const { tab, search } = view;
  const needsMember = tab === 'FAV' || search.show === 'recent';
  if (needsMember && session.status === 'guest') return <Navigate to="/m/login" replace />;
  if (tab === 'FAV') return <FavouriteGames view={view} title={title} />;
  if (tab === 'HOT' && !search.q) return <HotGamesOfTab view={view} title={title} />;
  if (search.show === 'hot' && !search.q) return <HotGamesOfTab view={view} title={title} />;
  if (search.show === 'recent') return <RecentGamesOfTab view={view} title={title} />;
  return <PagedGames view={view} title={title} />;
}
