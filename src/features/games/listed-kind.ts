import { classifications } from '#src/contract/game-type.ts';
import type { GameListParams } from '#src/state/game-list.ts';
import type { GameListSearch } from './game-list.search.ts';

/** The data type that the platform is asked for: new games, one classification, or all [S1-354, S1-355]. */
export function listedKind(show: GameListSearch['show']): Pick<GameListParams, 'dataType' | 'gameClassify'> {
  if (show === 'new') return { dataType: 'new' };
  const gameClassify = classifications.find((classification) => classification === show);
  return gameClassify ? { dataType: 'filter', gameClassify } : { dataType: 'all' };
}
