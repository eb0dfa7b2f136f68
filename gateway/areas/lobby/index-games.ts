import type { IndexedGame } from '#src/contract/lobby/game-index.schema.ts';
import type { CatalogueGame } from './catalogue.ts';

/** Every game as a device's own search needs it, in the lobby's order. */
export const indexGames = (catalogue: readonly CatalogueGame[]): IndexedGame[] =>
  catalogue.map((game) => ({
    nodeId: game.node_id,
    vassalage: game.vassalage,
    gameType: game.game_type,
    gameId: game.game_id,
    gameCode: game.game_code,
    isGameH5: game.is_game_h5,
    freeplay: game.freeplay === 1,
    iconUrl: game.icon_url,
    names: { pt: game.name_pt, en: game.name_en },
  }));
