import type { GameCategory } from '#src/contract/core/game-category.ts';
import { type classifications, type minimumBets, sentGameType } from '#src/contract/core/game-type.ts';
import { gameList } from '#src/contract/lobby/games.ts';
import { pageSize } from '#src/contract/core/limits.ts';
import type { Language } from '#src/contract/core/wire.ts';
import { env } from '#src/platform/calls/env.ts';
import { definePagedRead } from '#src/platform/resource/define-paged-read.ts';

/** Filters of a category's list; hot, recent and favourites have their own calls [S1-311]. */
export type GameListParams = {
  language: Language;
  gameType?: GameCategory | undefined;
  vassalage?: string | undefined;
  /** `new` sends isNew 1; `filter` sends the classification. */
  dataType?: 'all' | 'new' | 'filter' | undefined;
  gameName?: string | undefined;
  gameClassify?: (typeof classifications)[number] | undefined;
  minBet?: (typeof minimumBets)[number] | undefined;
  minLine?: number | undefined;
};

/**
 * The query of one page, as sent: ESPORTS and COCKFIGHT as SPORTS [S1-353], no classification unless the data type is `filter`
 * [S1-354], isNew 1 for `new` [S1-355], platform html5 with clientType 2 [S1-352]; unused filters are left out [S1-285].
 */
export function gameListQuery(params: GameListParams, pageNo: number) {
  const { language, gameType, vassalage, dataType = 'all', gameName, gameClassify, minBet, minLine } = params;
  return {
    merchant: env.merchant,
    platform: 'html5' as const,
    clientType: 2,
    gameName: gameName || undefined,
    gameType: gameType && sentGameType(gameType),
    pageNo,
    pageSize,
    vassalage: vassalage || undefined,
    gameClassify: dataType === 'filter' ? gameClassify : undefined,
    isNew: dataType === 'new' ? 1 : undefined,
    minBet,
    minLine,
    language,
  };
}

/** Games page by page, 25 each. */
export const gameListResource = definePagedRead({
  name: 'game-list',
  call: gameList,
  key: (params) => JSON.stringify(gameListQuery(params, 1)),
  query: gameListQuery,
  pick: ({ games, ...page }) => ({ items: games, ...page }),
  itemKey: (game) => game.nodeId,
  dehydrate: true,
  freshFor: 60_000,
});
