import {
  addFavourite as addCall,
  favouriteGamesList,
  removeFavourite as removeCall,
} from '#src/contract/lobby/favourites.ts';
import { favouriteGames } from '#src/contract/lobby/favourite-ids.ts';
import { addRecentGame as addRecentCall, recentGames } from '#src/contract/lobby/recent-games.ts';
import type { App } from '#gateway/http/app-env.ts';
import type { Gateway } from '#gateway/context/gateway.ts';
import { runOnce } from '#gateway/ledger/idempotency.ts';
import { route } from '#gateway/http/route.ts';
import { addFavourite, listFavouriteIds, listFavourites, removeFavourite } from './favourites.ts';
import { addRecentGame, listRecentGames } from './recent-games.ts';

export function addFavouritesRoutes(app: App, gateway: Gateway): void {
  const { db, clock } = gateway;

  route(app, gateway, favouriteGamesList, ({ member, query }) => listFavourites(db, member.id, query, query.language));
  route(app, gateway, favouriteGames, ({ member, query }) => listFavouriteIds(db, member.id, query));

  // Setting a state twice is harmless, but a late repetition would undo later changes.
  route(app, gateway, addCall, ({ member, body: { nodeId, vendor }, idempotencyKey: key }) =>
    runOnce(gateway, { scope: `${member.id}:addFavourite`, key, body: { nodeId, vendor } }, async (trx) => {
      await addFavourite(trx, member.id, { nodeId, vendor }, clock());
      return { success: true, nodeId };
    }),
  );
  route(app, gateway, removeCall, ({ member, body: { nodeId, vendor }, idempotencyKey: key }) =>
    runOnce(gateway, { scope: `${member.id}:removeFavourite`, key, body: { nodeId, vendor } }, async (trx) => {
      await removeFavourite(trx, member.id, nodeId);
      return { success: true, nodeId };
    }),
  );
}

export function addRecentRoutes(app: App, gateway: Gateway): void {
  const { db, clock } = gateway;

  route(app, gateway, recentGames, ({ member, query }) => listRecentGames(db, member, query.language, clock()));
  route(app, gateway, addRecentCall, async ({ member, body: { nodeId } }) => {
    await addRecentGame(db, member.id, nodeId, clock());
    return { nodeId };
  });
}
