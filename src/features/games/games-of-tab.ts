import type { GameTab } from '#src/contract/core/game-category.ts';
import { foldText } from '#src/contract/core/fold-text.ts';
import { cockfightVendor, esportsVendors } from '#src/contract/core/game-type.ts';
import type { Game } from '#src/contract/lobby/games.schema.ts';
import type { WantedGames } from './game-list-view.ts';

/** The category of a game: cockfights are DS88's only [S1-138, S1-161], and e-sports belong to dedicated vendors [S1-413]. */
function categoryOf({ gameType, vassalage }: Game): string {
  if (vassalage === cockfightVendor) return 'COCKFIGHT';
  return gameType === 'SPORTS' && esportsVendors.some((vendor) => vendor === vassalage) ? 'ESPORTS' : gameType;
}

const belongsTo = (game: Game, tab: GameTab) => tab === 'HOT' || tab === 'FAV' || categoryOf(game) === tab;

/** Whether the platform's response includes the games of another tab: SPORTS is requested for both [S1-353]. */
export const isMixed = ({ tab, vendor }: WantedGames): boolean => !vendor && (tab === 'SPORTS' || tab === 'ESPORTS');

/** The tab's own games of a mixed response. */
export const unmixed = (games: readonly Game[], wanted: WantedGames): readonly Game[] =>
  isMixed(wanted) ? games.filter((game) => belongsTo(game, wanted.tab)) : games;

/** Filters loaded games by a tab, a vendor and a text; ignores case and accents. */
export const gamesOfTab = (games: readonly Game[], { tab, vendor, search: { q } }: WantedGames): Game[] =>
  games.filter(
    (game) =>
      belongsTo(game, tab) &&
      (!vendor || game.vassalage === vendor.vassalage) &&
      (!q || foldText(game.displayName).includes(foldText(q))),
  );
