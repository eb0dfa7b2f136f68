import { gameList, getVassGameType, hotGames } from '#src/contract/games.ts';
import type { App } from '../app-env.ts';
import type { Gateway } from '../context.ts';
import { gameColumns, toGame } from '../lobby/game-view.ts';
import { listGames } from '../lobby/list-games.ts';
import { sortVendors } from '../lobby/sort-vendors.ts';
import { refuseOtherMerchant } from '../lobby/this-merchant.ts';
import { route } from '../route.ts';

export function addGamesRoutes(app: App, gateway: Gateway): void {
  route(app, gateway, getVassGameType, async ({ query }) => {
    refuseOtherMerchant(gateway, query.merchant_code);
    return sortVendors(gateway, query.typeId);
  });

  route(app, gateway, gameList, async ({ query }) => {
    refuseOtherMerchant(gateway, query.merchant);
    return listGames(gateway, query);
  });

  route(app, gateway, hotGames, async ({ query }) => {
    refuseOtherMerchant(gateway, query.merchantCode);
    const rows = await gateway.db
      .selectFrom('games')
      .where('games.active', '=', 1)
      .where('games.hot_rank', 'is not', null)
      .select(gameColumns)
      .orderBy('games.hot_rank')
      .orderBy('games.node_id')
      .execute();
    return { games: rows.map((row) => toGame(row, query.language)) };
  });
}
