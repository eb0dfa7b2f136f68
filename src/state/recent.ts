import { type Game, recentGames } from '#src/contract/games.ts';
import type { Language } from '#src/contract/wire.ts';
import { send } from '#src/platform/send.ts';
import { defineResource } from '#src/platform/resource.ts';

type RecentGames = { games: Game[]; playedAt: Record<string, number> };

/** The member's games, last played first; `playedAt` in epoch milliseconds by nodeId. */
export const recentGamesResource = defineResource<{ language: Language }, RecentGames>({
  name: 'recent-games',
  key: ({ language }) => language,
  load: ({ language }, { signal }) => send(recentGames, { query: { language }, signal }),
  freshFor: 60_000,
  access: 'member',
});
