import { gameIndex } from '#src/contract/lobby/game-index.ts';
import { gameInfo } from '#src/contract/lobby/game-info.ts';
import { gameList, getVassGameType, hotGames } from '#src/contract/lobby/games.ts';
import { liveModelList } from '#src/contract/lobby/live-models.ts';
import { hotMatches } from '#src/contract/lobby/matches.ts';
import type { App } from '#gateway/http/app-env.ts';
import type { Gateway } from '#gateway/context/gateway.ts';
import { readCatalogue } from './catalogue.ts';
import { readGameInfo } from './game-info.ts';
import { indexGames, readSearch } from './search-games.ts';
import { listGames, listHotGames } from './list-games.ts';
import { listLiveModels } from './live-models.ts';
import { listMatches } from './matches.ts';
import { sortVendors } from './sort-vendors.ts';
import { refuseOtherMerchant } from './this-merchant.ts';
import { route } from '#gateway/http/route.ts';

export function addGamesRoutes(app: App, gateway: Gateway): void {
  route(app, gateway, getVassGameType, async ({ query }) => {
    refuseOtherMerchant(gateway, query.merchant_code);
    return sortVendors(gateway, query.typeId);
  });

  route(app, gateway, gameList, async ({ query }) => {
    refuseOtherMerchant(gateway, query.merchant);
    const { gameName } = query;
    const games = gameName ? (await readSearch(gateway))(gameName) : await readCatalogue(gateway);
    return listGames(games, query);
  });

  route(app, gateway, gameIndex, async ({ query }) => {
    refuseOtherMerchant(gateway, query.merchant);
    return { games: indexGames(await readCatalogue(gateway)) };
  });

  route(app, gateway, gameInfo, ({ query }) => readGameInfo(gateway, query.nodeId, query.language));

  route(app, gateway, hotGames, async ({ query }) => {
    refuseOtherMerchant(gateway, query.merchantCode);
    return { games: listHotGames(await readCatalogue(gateway), query.language) };
  });

  route(app, gateway, liveModelList, async ({ query }) => {
    refuseOtherMerchant(gateway, query.merchant);
    return { models: await listLiveModels(gateway, query) };
  });

  route(app, gateway, hotMatches, async ({ query }) => {
    refuseOtherMerchant(gateway, query.merchant);
    return { matches: await listMatches(gateway, query) };
  });
}
