import type { GameCategory, GameTab } from '#src/contract/core/game-category.ts';
import { cockfightVendor } from '#src/contract/core/game-type.ts';
import type { Vendor, VendorSorting } from '#src/contract/lobby/games.schema.ts';

export type LobbyCategory = { gameCategory: GameCategory; vendorNames: Vendor[] };

const isCockfight = (vendor: Vendor) => vendor.vassalage === cockfightVendor;

/**
 * The categories of the lobby: the server's, in its order, with the cockfight vendors moved from SPORTS into their own category
 * after LIVE [S1-138] (after SPORTS if there is no LIVE). A SPORTS category left empty is removed.
 */
export function lobbyCategories(sorting: VendorSorting['sorting']): LobbyCategory[] {
  const sports = sorting.find((category) => category.gameCategory === 'SPORTS');
  const cockfights = sports?.vendorNames.filter(isCockfight) ?? [];
  if (cockfights.length === 0) return sorting;
  const place = sorting.some((category) => category.gameCategory === 'LIVE') ? 'LIVE' : 'SPORTS';
  return sorting.flatMap((category): LobbyCategory[] => {
    const rest =
      category === sports ? category.vendorNames.filter((vendor) => !isCockfight(vendor)) : category.vendorNames;
    return [
      ...(category !== sports || rest.length > 0 ? [{ ...category, vendorNames: rest }] : []),
      ...(category.gameCategory === place ? [{ gameCategory: 'COCKFIGHT' as const, vendorNames: cockfights }] : []),
    ];
  });
}

/** Home: HOT, the categories in the server's order, FAV for members only [S1-133]. */
export const homeTabs = (categories: readonly LobbyCategory[], signedIn: boolean): GameTab[] => [
  'HOT',
  ...categories.map((category) => category.gameCategory),
  ...(signedIn ? (['FAV'] as const) : []),
];

/** Game list: HOT when there are hot games, the categories that have vendors, FAV for members only [S1-160, S1-161]. */
export const gameListTabs = ({
  categories,
  hasHotGames,
  signedIn,
}: {
  categories: readonly LobbyCategory[];
  hasHotGames: boolean;
  signedIn: boolean;
}): GameTab[] => [
  ...(hasHotGames ? (['HOT'] as const) : []),
  ...categories.filter((category) => category.vendorNames.length > 0).map((category) => category.gameCategory),
  ...(signedIn ? (['FAV'] as const) : []),
];

const neverDirect: readonly GameTab[] = ['RNG', 'HOT', 'FAV'];

/** The vendor that a tap on the tab launches directly: its only one [S1-136], never for RNG, HOT and FAV [S1-137]. */
export function directLaunchVendor(tab: GameTab, categories: readonly LobbyCategory[]): Vendor | undefined {
  if (neverDirect.includes(tab)) return undefined;
  const vendors = categories.find((category) => category.gameCategory === tab)?.vendorNames ?? [];
  return vendors.length === 1 ? vendors[0] : undefined;
}

const vendorAreas: readonly GameTab[] = ['PVP', 'FISH', 'LIVE', 'RNG', 'ESPORTS', 'SPORTS', 'COCKFIGHT'];
/** Whether home lists vendors under the tab [S1-134]; also for sports and cockfight, like the game list. */
export const showsVendorArea = (tab: GameTab): boolean => vendorAreas.includes(tab);

/** Whether the game list shows vendors, not games, under the tab [S1-162, S1-163]. */
export const showsVendorList = (tab: GameTab): boolean => tab === 'SPORTS' || tab === 'ESPORTS';
