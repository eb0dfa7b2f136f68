import { gameList } from '#src/contract/lobby/games.ts';
import type { Language } from '#src/contract/core/wire.ts';
import { defineJoinedRead } from '#src/platform/resource/define-read.ts';
import { gameListQuery } from '#src/state/lobby/game-list.ts';

type Params = { vendor: string; nodeId: string; language: Language };

/** Page size of the vendor's games; the largest vendor of a lobby has a few pages. */
const pageSize = 100;
const mostPages = 10;

/** The game of a link, in one language; null when its vendor no longer has it. */
export const sharedGameResource = defineJoinedRead({
  name: 'shared-game',
  call: gameList,
  load: async (ask, { vendor, nodeId, language }: Params) => {
    for (let pageNo = 1; pageNo <= mostPages; pageNo += 1) {
      const { games, totalPages } = await ask({
        ...gameListQuery({ language, vassalage: vendor }, pageNo),
        pageSize,
      });
      const found = games.find((game) => game.nodeId === nodeId);
      if (found) return found;
      if (pageNo >= totalPages) break;
    }
    return null;
  },
  freshFor: 300_000,
});
