import type { GameCategory } from '#src/contract/core/game-category.ts';
import { gameCategories } from '#src/contract/core/game-type.ts';
import type { Game, Vendor } from '#src/contract/lobby/games.schema.ts';
import type { Winner } from '#src/contract/vendors/winners.schema.ts';
import type { LaunchItem } from './launch-decision.ts';

/** An unknown type is launched as a slot. */
const categoryOf = (type: string): GameCategory => gameCategories.find((option) => option === type) ?? 'RNG';

type Launched = 'gameType' | 'vassalage' | 'gameId' | 'nodeId' | 'gameCode' | 'isGameH5' | 'freeplay' | 'displayName';
/** A game of the lobby, or of its index, as a launchable item. */
export const gameItem = (
  game: Pick<Game, Launched> & Partial<Pick<Game, 'supportPlay' | 'lottoMode'>>,
): LaunchItem => ({
  category: categoryOf(game.gameType),
  vendor: game.vassalage,
  name: game.displayName,
  gameId: game.gameId,
  nodeId: game.nodeId,
  gameCode: game.gameCode,
  isGameH5: game.isGameH5,
  supportPlay: game.supportPlay,
  lottoMode: game.lottoMode,
  freeplay: game.freeplay,
});

/** The game of a winner's row as a launchable item. */
export const winnerItem = ({
  vo: { gameType, vassalage, gameName, gameId, nodeId, gameCode, freeplay },
}: Winner): LaunchItem => ({
  category: categoryOf(gameType),
  vendor: vassalage,
  name: gameName,
  gameId,
  nodeId,
  gameCode,
  ...(freeplay && { freeplay }),
});

/** A vendor's own lobby as a launchable item. */
export const vendorItem = (vendor: Vendor, category: GameCategory): LaunchItem => ({
  category,
  vendor: vendor.vassalage,
  name: vendor.accountTypeName,
});
