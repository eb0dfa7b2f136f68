import { favouriteGamesList } from '#src/contract/lobby/favourites.ts';
import type { GameCategory } from '#src/contract/core/game-category.ts';
import { pageSize } from '#src/contract/core/limits.ts';
import type { Language } from '#src/contract/core/wire.ts';
import { definePagedRead } from '#src/platform/resource/define-paged-read.ts';

type Params = { language: Language; gameType?: GameCategory | undefined };

/** The games themselves, 25 a page [S1-361], last added first; loaded pages are stored for offline visits. */
export const favouriteListResource = definePagedRead({
  name: 'favourite-list',
  call: favouriteGamesList,
  query: ({ language, gameType }: Params, pageNo) => ({ pageNo, pageSize, gameType, language }),
  pick: ({ content, ...page }) => ({ items: content, ...page }),
  itemKey: (game) => game.nodeId,
  persist: {
    key: 'favouriteList',
    version: 1,
    schema: ({ entries }) => entries.content.item,
  },
  freshFor: 60_000,
});
