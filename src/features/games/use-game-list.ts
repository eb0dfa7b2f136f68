import { getRouteApi } from '@tanstack/react-router';
import { useAtomValue } from 'jotai';
import type { GameTab } from '#src/contract/game-category.ts';
import type { Vendor } from '#src/contract/games.ts';
import { languageDebounce } from '#src/contract/limits.ts';
import { useResource } from '#src/platform/resource/resource.ts';
import { hotGamesResource } from '#src/state/hot-games.ts';
import { useSettledLanguage } from '#src/state/language.ts';
import { gameListTabs, lobbyCategories } from '#src/state/lobby-rules.ts';
import { memberAtom } from '#src/state/session-atoms.ts';
import { vendorSortingResource } from '#src/state/vendors.ts';
import type { GameListSearch } from './game-list.search.ts';
import { vendorsOfTab } from './vendors-of-tab.ts';

const route = getRouteApi('/m/gameList');

export type GameListView = {
  tab: GameTab;
  tabs: GameTab[];
  vendors: Vendor[];
  vendor: Vendor | undefined;
  search: GameListSearch;
  change: (next: Partial<GameListSearch>) => void;
};

/** The list as its address says it: a tab and vendor that are not there fall back to the first tab and to all vendors. */
export function useGameList(): GameListView {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const language = useSettledLanguage(languageDebounce.home);
  const signedIn = useAtomValue(memberAtom) !== null;
  const hasHotGames = (useResource(hotGamesResource, { language }).value?.length ?? 0) > 0;
  const categories = lobbyCategories(useResource(vendorSortingResource, undefined).value?.sorting ?? []);
  const tabs = gameListTabs({ categories, hasHotGames, signedIn });
  const tab = search.gameType ?? tabs[0] ?? 'RNG';
  const vendors = vendorsOfTab(tab, categories);
  return {
    tab,
    tabs,
    vendors,
    vendor: vendors.find(({ vassalage }) => vassalage === search.vassalage),
    search,
    change: (next) => void navigate({ search: (old) => ({ ...old, ...next }), replace: true, resetScroll: false }),
  };
}
