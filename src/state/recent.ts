import { addRecentGame, type Game, recentGames } from '#src/contract/games.ts';
import type { Language } from '#src/contract/wire.ts';
import { send } from '#src/platform/send.ts';
import { defineResource, type Store } from '#src/platform/resource.ts';

type RecentGames = { games: Game[]; playedAt: Record<string, number> };

/** The member's games, last played first; `playedAt` in epoch milliseconds by nodeId. */
export const recentGamesResource = defineResource<{ language: Language }, RecentGames>({
  name: 'recent-games',
  key: ({ language }) => language,
  load: ({ language }, { signal }) => send(recentGames, { query: { language }, signal }),
  freshFor: 60_000,
  access: 'member',
});

/** Notes a game as played now; that it could not be noted is nothing to bother a player with. */
export async function noteRecentGame(store: Store, nodeId: string): Promise<void> {
  try {
    await send(addRecentGame, { body: { nodeId } });
  } catch {
    return;
  }
  recentGamesResource.invalidate(store);
}
