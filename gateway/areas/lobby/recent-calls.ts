import { addRecentGame as addCall } from '#src/contract/lobby/recent-games.ts';
import { recentGames } from '#src/contract/lobby/recent-games.ts';
import type { App } from '#gateway/http/app-env.ts';
import type { Gateway } from '#gateway/context/gateway.ts';
import { route } from '#gateway/http/route.ts';
import { addRecentGame, listRecentGames } from './recent-games.ts';

export function addRecentRoutes(app: App, gateway: Gateway): void {
  const { db, clock } = gateway;

  route(app, gateway, recentGames, ({ member, query }) => listRecentGames(db, member, query.language, clock()));
  route(app, gateway, addCall, async ({ member, body: { nodeId } }) => {
    await addRecentGame(db, member.id, nodeId, clock());
    return { nodeId };
  });
}
