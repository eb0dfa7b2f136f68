import { getRouteApi } from '@tanstack/react-router';
import { useAtomValue } from 'jotai';
import { useResource } from '#src/platform/resource/resource.ts';
import { hottestGamesResource } from '#src/state/lobby/hot-games.ts';
import { useSettledLanguage } from '#src/state/app/language.ts';
import { memberAtom } from '#src/state/identity/session-atoms.ts';
import { vendorSortingResource } from '#src/state/lobby/vendors.ts';
import type { GameListSearch } from './game-list.search.ts';
import { type ListedGames, listedGames } from './game-list-view.ts';

const route = getRouteApi('/m/gameList');

export type GameListView = ListedGames & { change: (next: Partial<GameListSearch>) => void };

/** The list described by the URL, and a function that navigates to another one. */
export function useGameList(): GameListView {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const language = useSettledLanguage();
  const signedIn = useAtomValue(memberAtom) !== null;
  const hasHotGames = (useResource(hottestGamesResource, { language }).value?.length ?? 0) > 0;
  const sorting = useResource(vendorSortingResource, undefined).value?.sorting ?? [];
  return {
    ...listedGames(search, { sorting, hasHotGames, signedIn }),
    change: (next) => void navigate({ search: (old) => ({ ...old, ...next }), replace: true, resetScroll: false }),
  };
}
