import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApp } from '#gateway/app.ts';
import type { App } from '#gateway/http/app-env.ts';
import { buildCatalogue } from '#gateway/demo/catalogue.ts';
import { insertCatalogue, lotteriesOf } from '#gateway/demo/insert-catalogue.ts';
import { createAccessToken } from '#gateway/areas/identity/session/access-token.ts';
import { askApp, valueOf } from '#gateway/testing/call-app.ts';
import { createTestGateway, type TestGateway } from '#gateway/testing/test-gateway.ts';
import { addMember, openSession } from '#gateway/testing/test-members.ts';
import { decideLaunch, type LaunchItem } from '#src/components/games/launch-decision.ts';
import { gameItem, winnerItem } from '#src/components/games/launchable.ts';
import { lobbyCode, lotteryLobbyVendors } from '#src/contract/core/game-type.ts';
import { gameList } from '#src/contract/lobby/games.ts';
import type { Game } from '#src/contract/lobby/games.schema.ts';
import { launchGame } from '#src/contract/vendors/launch.ts';
import type { LaunchBody } from '#src/contract/vendors/launch.schema.ts';
import { lotteryGames } from '#src/contract/lottery/lottery.ts';
import { lotteryBody } from '#src/features/launch/lottery-body.ts';

const catalogue = buildCatalogue();
const lotteries = lotteriesOf(catalogue.games);
const merchant = { merchant: 'mare', platform: 'html5', clientType: 2, pageNo: 1, language: 'pt' } as const;

let gateway: TestGateway;
let app: App;
let token: string;
let games: Game[];
beforeAll(async () => {
  gateway = await createTestGateway();
  for (const table of ['vendor_categories', 'vendor_keys', 'games', 'game_categories', 'vendors'] as const)
    await gateway.db.deleteFrom(table).execute();
  await gateway.db.transaction().execute(async (trx) => {
    await insertCatalogue(trx, catalogue, gateway.clock());
  });
  app = createApp(gateway);
  const { sessionId } = await openSession(gateway.db, await addMember(gateway.db, 'ana'), gateway.clock());
  token = await createAccessToken(gateway, { id: sessionId, epoch: 1 });
  const pages = (['LOTT', 'ELOTT'] as const).map((gameType) =>
    valueOf(app, gameList, { query: { ...merchant, gameType, pageSize: 100 } }),
  );
  games = (await Promise.all(pages)).flatMap((page) => page.games);
});
afterAll(() => gateway.close());

/** The row of the winners' board for a win in a game. */
const winOf = ({ iconUrl, gameName, nodeId, gameId, gameCode, gameType, vassalage }: Game) => ({
  vo: { iconUrl, gameName, customerName: 'a***', winAmount: '1.00', nodeId, gameId, gameCode, gameType, vassalage },
});

/** The title that the gateway opens for an item, by the way that the app takes; undefined where it opens none. */
async function openedBy(item: LaunchItem): Promise<string | undefined> {
  const decision = decideLaunch(item, 0, { ELOTT: ['TCG_LOTTO_VN'] });
  let body: LaunchBody;
  if (decision.kind === 'lottery' || decision.kind === 'platform') ({ body } = decision);
  else if (decision.kind === 'launchScreen') {
    const [named] = (await valueOf(app, lotteryGames, { query: { gameCode: decision.code } })).games;
    if (!named) return undefined;
    body = lotteryBody(named);
  } else return undefined;
  return (await valueOf(app, launchGame, { body, token })).gameName;
}

describe('every lottery of the demonstration', () => {
  it.each<[string, (game: Game) => LaunchItem]>([
    ['its tile, which favourites, the hot list, the latest games, suggestions and a shared link are as well', gameItem],
    ['its row of the winners’ board', (game) => winnerItem(winOf(game))],
  ])('is what opens by %s', async (_way, itemOf) => {
    expect(games.map(({ nodeId }) => nodeId).toSorted()).toEqual(lotteries.map(({ node_id }) => node_id).toSorted());
    const opened = await Promise.all(games.map((game) => openedBy(itemOf(game))));
    expect(opened).toEqual(games.map(({ gameName }) => gameName));
  });

  it('of TCG_LOTTO_VN and TCG_SEA opens at once, of any other vendor by the launch screen [S1-302]', () => {
    const kinds = Map.groupBy(games, (game) => decideLaunch(gameItem(game), 0).kind);
    const vendorsOf = (kind: string) =>
      new Set([...kinds].filter(([each]) => each === kind).flatMap(([, list]) => list.map((game) => game.vassalage)));
    expect(vendorsOf('lottery')).toEqual(new Set(lotteryLobbyVendors));
    expect(vendorsOf('launchScreen')).toEqual(new Set(['BAZ']));
    expect([...kinds.keys()].toSorted()).toEqual(['launchScreen', 'lottery']);
  });
});

describe('a lottery vendor’s own entry', () => {
  it.each(lotteryLobbyVendors)('of %s is its lobby, and no lottery of it [S1-300, S1-301]', async (vendor) => {
    for (const entry of [
      { category: 'LOTT', vendor },
      { category: 'LOTT', vendor, gameId: lobbyCode, gameCode: lobbyCode },
      { category: 'ELOTT', vendor, gameId: 'x', nodeId: 'y', isGameH5: 'VASSALAGE' },
    ] as const)
      expect(decideLaunch(entry, 0).kind).toBe('lotteryLobby');
    // The gateway chooses none in the member's place.
    for (const gameId of ['', lobbyCode]) {
      const body = { category: 'LOTT', vendor, gameId, nodeId: '' } as const;
      expect((await askApp(app, launchGame, { body, token })).envelope).toMatchObject({ message: 'game_not_found' });
    }
  });
});
