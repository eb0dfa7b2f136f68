import type { Game } from '#src/contract/games.ts';
import type { Language } from '#src/contract/wire.ts';
import { send } from '#src/platform/calls/send.ts';
import { defineResource } from '#src/platform/resource/resource.ts';

type RecentGames = { games: Game[]; playedAt: Record<string, number> };

/** The member's games, last played first; `playedAt` in epoch milliseconds by nodeId. Kept for the next visit [S1-279]. */
export const recentGamesResource = defineResource<{ language: Language }, RecentGames>({
  name: 'recent-games',
  key: ({ language }) => language,
  load: async ({ language }, { signal }) => {
    const { recentGames } = await import('#src/contract/games.ts');
    return send(recentGames, { query: { language }, signal });
  },
  keep: {
    key: 'recentGames',
    version: 1,
    schema: async () => (await import('#src/contract/games.ts')).recentGames.value,
  },
  freshFor: 60_000,
  access: 'member',
});
