import { recentGames } from '#src/contract/lobby/recent-games.ts';
import type { Language } from '#src/contract/core/wire.ts';
import { defineRead } from '#src/platform/resource/define-read.ts';

/** The member's games, most recent first; `playedAt` in epoch ms by nodeId. Stored for the next visit [S1-279]. */
export const recentGamesResource = defineRead({
  name: 'recent-games',
  call: recentGames,
  query: ({ language }: { language: Language }) => ({ language }),
  persist: { key: 'recentGames', version: 1 },
  freshFor: 60_000,
});
