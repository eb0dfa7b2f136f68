import type { Game } from '#src/contract/lobby/games.schema.ts';
import type { Language } from '#src/contract/core/wire.ts';
import type { Tables } from '#gateway/db/tables.ts';

/** The columns of the contract's game. */
export const gameColumns = [
  'games.node_id',
  'games.vassalage',
  'games.game_id',
  'games.game_code',
  'games.room_id',
  'games.game_type',
  'games.name_pt',
  'games.name_en',
  'games.classify',
  'games.is_game_h5',
  'games.lotto_mode',
  'games.is_new',
  'games.freeplay',
  'games.support_play',
  'games.show_icon',
  'games.icon_url',
  'games.large_icon_url',
] as const;
type GameColumn = (typeof gameColumns)[number] extends `games.${infer C}` ? C : never;
export type GameRow = Pick<Tables['games'], GameColumn>;

/** A game as the lobby shows it, named in one language [S1-245]. */
export function toGame(row: GameRow, language: Language): Game {
  const name = language === 'en' ? row.name_en : row.name_pt;
  return {
    nodeId: row.node_id,
    nodeName: name,
    gameName: name,
    gameType: row.game_type,
    gameId: row.game_id,
    gameCode: row.game_code,
    roomId: row.room_id,
    vassalage: row.vassalage,
    supportPlay: row.support_play === 1,
    gameClassifyNew: row.classify,
    isGameH5: row.is_game_h5,
    isNew: row.is_new === 1,
    freeplay: row.freeplay === 1,
    lottoMode: row.lotto_mode,
    showIcon: row.show_icon === 1,
    iconUrl: row.icon_url,
    mobileLargeIcon: row.large_icon_url,
    displayName: name,
  };
}
