import { type Game, gameList } from '#src/contract/games.ts';
import type { Language } from '#src/contract/wire.ts';
import { defineResource } from '#src/platform/resource/resource.ts';
import { send } from '#src/platform/calls/send.ts';
import { gameListQuery } from '#src/state/game-list.ts';

type Params = { vendor: string; nodeId: string; language: Language };

/** One page of the vendor's games is this long; the longest vendor of a lobby has a few pages of them. */
const pageSize = 100;
const mostPages = 10;

/** The game of a link, in one language; null when its vendor has none of that name any more. */
export const sharedGameResource = defineResource<Params, Game | null>({
  name: 'shared-game',
  key: ({ vendor, nodeId, language }) => `${vendor}/${nodeId}/${language}`,
  load: async ({ vendor, nodeId, language }, { signal }) => {
    for (let pageNo = 1; pageNo <= mostPages; pageNo += 1) {
      const query = { ...gameListQuery({ language, vassalage: vendor }, pageNo), pageSize };
      const { games, totalPages } = await send(gameList, { query, signal });
      const found = games.find((game) => game.nodeId === nodeId);
      if (found) return found;
      if (pageNo >= totalPages) break;
    }
    return null;
  },
  freshFor: 300_000,
  access: 'public',
});
