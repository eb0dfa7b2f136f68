import type { GameCategory } from '#src/contract/game-category.ts';
import type { Game } from '#src/contract/games.ts';
import { favouriteGamesList } from '#src/contract/favourites.ts';
import { pageSize } from '#src/contract/limits.ts';
import type { Language } from '#src/contract/wire.ts';
import { definePagedResource } from '#src/platform/resource/paged.ts';
import { send } from '#src/platform/calls/send.ts';

/** The games themselves, 25 a page [S1-361], last added first; what was seen of them is kept for a visit without a network. */
export const favouriteListResource = definePagedResource<
  { language: Language; gameType?: GameCategory | undefined },
  Game
>({
  name: 'favourite-list',
  key: ({ language, gameType = '' }) => `${language} ${gameType}`,
  loadPage: async ({ language, gameType }, pageNo, { signal }) => {
    const { content, ...page } = await send(favouriteGamesList, {
      query: { pageNo, pageSize, gameType, language },
      signal,
    });
    return { items: content, ...page };
  },
  itemKey: (game) => game.nodeId,
  keep: {
    key: 'favouriteList',
    version: 1,
    schema: async () => (await import('#src/contract/games.ts')).Game,
  },
  freshFor: 60_000,
  access: 'member',
});
