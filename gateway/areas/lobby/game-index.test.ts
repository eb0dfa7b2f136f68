import type { GameListQuery } from './list-games.ts';
import { gameIndex } from '#src/contract/lobby/game-index.ts';
import { indexNames } from '#src/contract/lobby/find-games.ts';
import { gameList, getVassGameType } from '#src/contract/lobby/games.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { App } from '#gateway/http/app-env.ts';
import { createApp } from '#gateway/app.ts';
import { askApp, valueOf } from '#gateway/testing/call-app.ts';
import { forEachDatabase } from '#gateway/testing/databases.ts';
import { reefGames } from '#gateway/testing/small-catalogue.ts';
import { createTestGateway, type TestGateway } from '#gateway/testing/test-gateway.ts';

const base = { merchant: 'mare', platform: 'html5', pageNo: '1', language: 'pt' } as const;

forEachDatabase((dialect) => {
  let gateway: TestGateway;
  let app: App;
  beforeAll(async () => {
    gateway = await createTestGateway({ dialect });
    app = createApp(gateway);
  });
  afterAll(() => gateway.close());

  const list = (query: Partial<Record<keyof GameListQuery, string>>) =>
    valueOf(app, gameList, { query: { ...base, ...query } as never });
  const ids = async (query: Partial<Record<keyof GameListQuery, string>>) =>
    (await list(query)).games.map((game) => game.nodeId);

  it('finds what a device finds by the index of all games, in the same order', async () => {
    const [{ games }, { sorting }] = await Promise.all([
      valueOf(app, gameIndex, { query: { merchant: 'mare' } }),
      valueOf(app, getVassGameType, { query: { merchant_code: 'mare' } }),
    ]);
    const vendors = new Map(
      sorting.flatMap(({ vendorNames }) => vendorNames.map((each) => [each.vassalage, each.accountTypeName])),
    );
    const find = indexNames(games.map(({ names, vassalage }) => ({ ...names, vendor: vendors.get(vassalage) ?? '' })));
    for (const gameName of [
      'dragao',
      'reef dargon 1',
      'casa nor',
      'pescaprofunda',
      'recife 12',
      'roleta fechada',
      'xyzzy',
    ])
      expect(await ids({ gameName, pageSize: '100' })).toEqual(find(gameName).map((place) => games[place]?.nodeId));
  });

  it('answers every open game with its names in both languages, for a search on the device', async () => {
    const { games } = await valueOf(app, gameIndex, { query: { merchant: 'mare' } });
    expect(games).toHaveLength((await list({})).totalCount);
    expect(games.map(({ nodeId }) => nodeId)).not.toContain(`COR-${reefGames}`);
    expect(games.find(({ nodeId }) => nodeId === 'COR-101')).toEqual({
      nodeId: 'COR-101',
      vassalage: 'COR',
      gameType: 'FISH',
      gameId: 'g101',
      gameCode: 'cor_101',
      isGameH5: '',
      freeplay: false,
      iconUrl: '/art/g/COR-101.svg',
      names: { pt: 'Pesca Profunda', en: 'Deep Fishing' },
    });
    expect((await askApp(app, gameIndex, { query: { merchant: 'other' } })).status).toBe(404);
  });
});
