import type { GameTab } from '#src/contract/game-category.ts';
import { foldText } from '#src/contract/fold-text.ts';
import { cockfightVendor } from '#src/contract/game-type.ts';
import type { Game } from '#src/contract/games.ts';
import type { WantedGames } from './game-list-view.ts';

/** Whether a game that is already here belongs under a tab: cockfights are DS88's alone, and not sports [S1-138, S1-161]. */
const belongsTo = (game: Game, tab: GameTab) => {
  if (tab === 'HOT' || tab === 'FAV') return true;
  const cockfight = game.vassalage === cockfightVendor;
  return tab === 'COCKFIGHT' ? cockfight : !cockfight && game.gameType === tab;
};

/** Narrows games that are already here to a tab, a vendor and a text; case and accents do not matter. */
export const gamesOfTab = (games: readonly Game[], { tab, vendor, search: { q } }: WantedGames): Game[] =>
  games.filter(
    (game) =>
      belongsTo(game, tab) &&
      (!vendor || game.vassalage === vendor.vassalage) &&
      (!q || foldText(game.displayName).includes(foldText(q))),
  );
