import type { GameTab } from '#src/contract/core/game-category.ts';
import { type Classification, classifications, cockfightVendor } from '#src/contract/core/game-type.ts';
import type { Vendor, VendorSorting } from '#src/contract/lobby/games.schema.ts';
import type { Language } from '#src/contract/core/wire.ts';
import type { GameListParams } from '#src/state/lobby/game-list.ts';
import { gameListTabs, lobbyCategories, showsVendorList, type LobbyCategory } from '#src/state/lobby/lobby-rules.ts';
import type { GameListSearch } from './game-list.search.ts';

/** The vendors that filter a tab: those of its category, or all for HOT and FAV; ELOTT's are left out [S1-251]. */
export function vendorsOfTab(tab: GameTab, categories: readonly LobbyCategory[]): Vendor[] {
  const shown = categories.filter(
    ({ gameCategory }) => gameCategory !== 'ELOTT' && (tab === 'HOT' || tab === 'FAV' || gameCategory === tab),
  );
  const byCode = new Map(
    shown.flatMap(({ vendorNames }) => vendorNames.map((vendor) => [vendor.vassalage, vendor] as const)),
  );
  return [...byCode.values()];
}

/** State of the lobby when the list is shown or loaded. */
type Lobby = { sorting: VendorSorting['sorting']; hasHotGames: boolean; signedIn: boolean };
/** The list that the URL describes. */
export type ListedGames = {
  tab: GameTab;
  tabs: GameTab[];
  vendors: Vendor[];
  vendor: Vendor | undefined;
  search: GameListSearch;
};

/** An unknown tab or vendor falls back to the first tab and to all vendors. */
export function listedGames(search: GameListSearch, { sorting, ...who }: Lobby): ListedGames {
  const categories = lobbyCategories(sorting);
  const tabs = gameListTabs({ categories, ...who });
  const tab = search.gameType ?? tabs[0] ?? 'RNG';
  const vendors = vendorsOfTab(tab, categories);
  return { tab, tabs, vendors, vendor: vendors.find(({ vassalage }) => vassalage === search.vassalage), search };
}

/** The part that determines the request. */
export type WantedGames = { tab: GameTab; vendor: Pick<Vendor, 'vassalage'> | undefined; search: GameListSearch };

/** The URL's classification, if any. */
export const classificationOf = ({ show }: GameListSearch): Classification | undefined =>
  classifications.find((classification) => classification === show);

/** The data type of the request: new games, one classification, or all [S1-354, S1-355]. */
function listedKind(show: GameListSearch['show']): Pick<GameListParams, 'dataType' | 'gameClassify'> {
  if (show === 'new') return { dataType: 'new' };
  const gameClassify = classificationOf({ show });
  return gameClassify ? { dataType: 'filter', gameClassify } : { dataType: 'all' };
}

/** The request, page by page. */
export const pagedParams = ({ tab, vendor, search }: WantedGames, language: Language): GameListParams => ({
  language,
  gameType: tab === 'HOT' || tab === 'FAV' ? undefined : tab,
  vassalage: vendor?.vassalage ?? (tab === 'COCKFIGHT' ? cockfightVendor : undefined),
  ...listedKind(search.show),
  minBet: search.bet,
  gameName: search.q,
});

/** The call that returns the games [S1-311]; `vendors`: the tab shows vendors instead [S1-162]. */
export function sourceOf({ tab, vendor, search }: WantedGames): 'vendors' | 'favourites' | 'hot' | 'recent' | 'paged' {
  if (showsVendorList(tab) && !vendor && !search.q && !search.bet && !classificationOf(search)) return 'vendors';
  if (tab === 'FAV') return 'favourites';
  if ((tab === 'HOT' || search.show === 'hot') && !search.q) return 'hot';
  return search.show === 'recent' ? 'recent' : 'paged';
}
