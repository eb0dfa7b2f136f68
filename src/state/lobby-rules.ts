import type { GameCategory, GameTab } from '#src/contract/game-type.ts';
import type { Vendor, VendorSorting } from '#src/contract/games.ts';

export type LobbyCategory = { gameCategory: GameCategory; vendorNames: Vendor[] };
export declare function lobbyCategories(sorting: VendorSorting['sorting']): LobbyCategory[];
export declare function homeTabs(categories: readonly LobbyCategory[], signedIn: boolean): GameTab[];
export declare function gameListTabs(options: {
  categories: readonly LobbyCategory[];
  hasHotGames: boolean;
  signedIn: boolean;
}): GameTab[];
/** The vendor that a tap launches straight away: the only one of its category, never for RNG, HOT and FAV. */
export declare function directLaunchVendor(tab: GameTab, categories: readonly LobbyCategory[]): Vendor | undefined;
/** Whether home shows vendors (not game tiles) under this tab. */
export declare function showsVendorArea(tab: GameTab): boolean;
/** Whether the game list shows vendors (not games) under this tab. */
export declare function showsVendorList(tab: GameTab): boolean;
