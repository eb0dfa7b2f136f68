import type { GameTab } from '#src/contract/core/game-category.ts';
import { type Classification, classifications, cockfightVendor } from '#src/contract/core/game-type.ts';
import type { Vendor, VendorSorting } from '#src/contract/lobby/games.schema.ts';
import type { Language } from '#src/contract/core/wire.ts';
import type { GameListParams } from '#src/state/lobby/game-list.ts';
import { gameListTabs, lobbyCategories, showsVendorList, type LobbyCategory } from '#src/state/lobby/lobby-rules.ts';
import type { GameListSearch } from './game-list.search.ts';

/** The vendors to filter a tab by: those of its category, or of all for HOT and FAV; ELOTT's are left out [S1-251]. */
export function vendorsOfTab(tab: GameTab, categories: readonly LobbyCategory[]): Vendor[] {
  const shown = categories.filter(
    ({ gameCategory }) => gameCategory !== 'ELOTT' && (tab === 'HOT' || tab === 'FAV' || gameCategory === tab),
  );
  const byCode = new Map(
    shown.flatMap(({ vendorNames }) => vendorNames.map((vendor) => [vendor.vassalage, vendor] as const)),
  );
  return [...byCode.values()];
}

/** What is known of the lobby when the list is shown or loaded. */
type Lobby = { sorting: VendorSorting['sorting']; hasHotGames: boolean; signedIn: boolean };
/** The list as its address says it. */
export type ListedGames = {
  tab: GameTab;
  tabs: GameTab[];
  vendors: Vendor[];
  vendor: Vendor | undefined;
  search: GameListSearch;
};

/** A tab and vendor that are not there fall back to the first tab and to all vendors. */
export function listedGames(search: GameListSearch, { sorting, ...who }: Lobby): ListedGames {
  const categories = lobbyCategories(sorting);
  const tabs = gameListTabs({ categories, ...who });
  const tab = search.gameType ?? tabs[0] ?? 'RNG';
  const vendors = vendorsOfTab(tab, categories);
  return { tab, tabs, vendors, vendor: vendors.find(({ vassalage }) => vassalage === search.vassalage), search };
}

/** As much of it as says what to ask for. */
export type WantedGames = { tab: GameTab; vendor: Pick<Vendor, 'vassalage'> | undefined; search: GameListSearch };

/** The classification that an address names, if it names one. */
export const classificationOf = ({ show }: GameListSearch): Classification | undefined =>
  classifications.find((classification) => classification === show);

/** The data type that the platform is asked for: new games, one classification, or all [S1-354, S1-355]. */
function listedKind(show: GameListSearch['show']): Pick<GameListParams, 'dataType' | 'gameClassify'> {
  if (show === 'new') return { dataType: 'new' };
  const gameClassify = classificationOf({ show });
  return gameClassify ? { dataType: 'filter', gameClassify } : { dataType: 'all' };
}

/** What the platform is asked for, page by page. */
export const pagedParams = ({ tab, vendor, search }: WantedGames, language: Language): GameListParams => ({
  language,
  gameType: tab === 'HOT' || tab === 'FAV' ? undefined : tab,
  vassalage: vendor?.vassalage ?? (tab === 'COCKFIGHT' ? cockfightVendor : undefined),
  ...listedKind(search.show),
  minBet: search.bet,
  gameName: search.q,
});

/** Which call has the games [S1-311]; `vendors`: the tab shows vendors in their place [S1-162]. */
export function sourceOf({ tab, vendor, search }: WantedGames): 'vendors' | 'favourites' | 'hot' | 'recent' | 'paged' {
  if (showsVendorList(tab) && !vendor && !search.q && !search.bet && !classificationOf(search)) return 'vendors';
  if (tab === 'FAV') return 'favourites';
  if ((tab === 'HOT' || search.show === 'hot') && !search.q) return 'hot';
  return search.show === 'recent' ? 'recent' : 'paged';
}
