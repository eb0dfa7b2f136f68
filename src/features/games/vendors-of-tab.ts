import type { GameTab } from '#src/contract/core/game-category.ts';
import type { Vendor } from '#src/contract/lobby/games.schema.ts';
import type { LobbyCategory } from '#src/state/lobby/lobby-rules.ts';

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
