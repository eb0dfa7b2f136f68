import type { GameCategory } from '#src/contract/game-category.ts';
import { gameCategories } from '#src/contract/game-type.ts';
import type { Game, Vendor } from '#src/contract/games.ts';
import type { LaunchItem } from './launch-decision.ts';

const isCategory = (type: string): type is GameCategory => gameCategories.some((option) => option === type);

/** A game of the lobby as something to launch; an unknown type is launched as a slot. */
export const gameItem = (game: Game): LaunchItem => ({
  category: isCategory(game.gameType) ? game.gameType : 'RNG',
  vendor: game.vassalage,
  gameId: game.gameId,
  nodeId: game.nodeId,
  gameCode: game.gameCode,
  isGameH5: game.isGameH5,
  freeplay: game.freeplay,
  name: game.displayName,
});

/** A vendor's own lobby as something to launch. */
export const vendorItem = (vendor: Vendor, category: GameCategory): LaunchItem => ({
  category,
  vendor: vendor.vassalage,
  gameId: '',
  nodeId: '',
  gameCode: '',
  isGameH5: '',
  freeplay: false,
  name: vendor.accountTypeName,
});
