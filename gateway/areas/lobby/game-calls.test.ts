import type { GameListQuery } from './list-games.ts';
import { gameList, getVassGameType, hotGames } from '#src/contract/lobby/games.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { App } from '#gateway/http/app-env.ts';
import { createApp } from '#gateway/app.ts';
import { foldText } from '#gateway/db/fold-text.ts';
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

  it('lists vendors by category in the server’s order, with a mapping [S1-250, S1-252, S1-351]', async () => {
    const { sorting, mapping } = await valueOf(app, getVassGameType, { query: { merchant_code: 'mare' } });
    expect(sorting.map((row) => row.gameCategory)).toEqual(['RNG', 'FISH', 'LIVE', 'SPORTS', 'LOTT', 'ELOTT']);
    expect(sorting[0]?.vendorNames).toEqual([
      {
        vassalage: 'COR',
        gameCategory: 'RNG',
        accountTypeName: 'Casa COR',
        iconUrl: '/art/v/COR.svg',
        whiteIconUrl: '/art/v/COR-white.svg',
        gameCount: reefGames - 1,
        open: true,
      },
      {
        vassalage: 'FEC',
        gameCategory: 'RNG',
        accountTypeName: 'Casa FEC',
        iconUrl: '/art/v/FEC.svg',
        whiteIconUrl: '/art/v/FEC-white.svg',
        gameCount: 1,
        open: false,
      },
    ]);
    expect(mapping).toMatchObject({ RNG: ['COR', 'FEC'], LIVE: ['NOR'], SPORTS: ['DS88'] });
    expect(sorting.find((row) => row.gameCategory === 'SPORTS')?.vendorNames).toMatchObject([
      { vassalage: 'DS88', gameCount: 1 },
    ]);
    for (const { gameCategory, vendorNames } of sorting)
      for (const vendor of vendorNames) expect(vendor.gameCategory).toBe(gameCategory);
  });

  it('narrows the vendors to the category that typeId names [S1-351]', async () => {
    const { sorting } = await valueOf(app, getVassGameType, { query: { merchant_code: 'mare', typeId: 'LIVE' } });
    expect(sorting.map((row) => row.gameCategory)).toEqual(['LIVE']);
  });

  it('answers a page of 25 games with every field of a game [S1-245, S1-247]', async () => {
    const page = await list({ gameType: 'RNG', clientType: '2' });
    expect(page).toMatchObject({ pageNum: 1, totalPages: 3, totalCount: reefGames });
    expect(page.games).toHaveLength(25);
    expect(page.games[0]).toEqual({
      nodeId: 'COR-1',
      nodeName: 'Dragão do Recife 1',
      gameName: 'Dragão do Recife 1',
      displayName: 'Dragão do Recife 1',
      gameType: 'RNG',
      gameId: 'g1',
      gameCode: 'cor_1',
      roomId: '',
      vassalage: 'COR',
      supportPlay: true,
      gameClassifyNew: '',
      isGameH5: '',
      isNew: true,
      freeplay: true,
      lottoMode: '',
      showIcon: true,
      iconUrl: '/art/g/COR-1.svg',
      mobileLargeIcon: '/art/g/COR-1.svg',
    });
  });

  it('has pages without a gap or a repetition, and an empty page beyond the last [S1-247]', async () => {
    const pages = await Promise.all(
      ['1', '2', '3', '4'].map((pageNo) => list({ gameType: 'RNG', vassalage: 'COR', pageNo })),
    );
    const seen = pages.flatMap((page) => page.games.map((game) => game.nodeId));
    expect(seen).toHaveLength(reefGames - 1);
    expect(new Set(seen).size).toBe(reefGames - 1);
    expect(pages.map((page) => [page.pageNum, page.totalPages])).toEqual([
      [1, 3],
      [2, 3],
      [3, 3],
      [4, 3],
    ]);
  });

  it('never lists a removed game', async () => {
    expect(await ids({ vassalage: 'COR', pageSize: '100' })).not.toContain(`COR-${reefGames}`);
  });

  it('filters by vendor, classification, new, minimum bet and minimum line, alone and together [S1-355]', async () => {
    expect(await ids({ vassalage: 'NOR' })).toEqual(['NOR-1']);
    expect(await ids({ gameClassify: 'JP' })).toEqual(['COR-10', 'COR-20', 'COR-30', 'COR-40', 'COR-50']);
    expect(await ids({ isNew: '1' })).toEqual(['COR-1', 'COR-2', 'COR-3', 'COR-4', 'COR-5']);
    expect((await list({ isNew: '0' })).totalCount).toBe((await list({})).totalCount);
    expect((await list({ minBet: '0.5' })).games.every((game) => Number(game.gameId.slice(1)) % 2 === 0)).toBe(true);
    expect((await list({ minLine: '20' })).totalCount).toBe(19);
    expect(await ids({ minBet: '0.5', minLine: '20', gameClassify: 'JP', vassalage: 'COR' })).toEqual(['COR-30']);
  });

  it('finds games by name in either language, nearest first, without regard to case and accents and with slips', async () => {
    expect(await ids({ gameName: 'PESCA' })).toEqual(['COR-101']);
    expect(await ids({ gameName: 'deep FISH', language: 'en' })).toEqual(['COR-101']);
    expect(await ids({ gameName: 'deep fish' })).toEqual(['COR-101']);
    expect(await ids({ gameName: 'psecaprofunda' })).toEqual(['COR-101']);
    expect(await ids({ gameName: 'dragao do recife 2' })).toMatchObject({ 0: 'COR-2', length: 11 });
    expect((await list({ gameName: 'drágÃo' })).totalCount).toBe(reefGames - 1);
    expect(await ids({ gameName: 'pesca', gameType: 'RNG' })).toEqual([]);
    expect((await list({ gameName: '   ' })).totalCount).toBe((await list({})).totalCount);
    for (const wild of ['%', '_', '\\', "'", 'xyzzy']) expect(await ids({ gameName: wild })).toEqual([]);
  });

  it('answers SPORTS for ESPORTS and COCKFIGHT, with the cockfight vendor in it', async () => {
    await gateway.db
      .insertInto('games')
      .values(await copyOf('DS88-1', { node_id: 'E-1', vassalage: 'COR', game_type: 'ESPORTS' }))
      .execute();
    gateway.events.emit('changed', 'games');
    for (const gameType of ['SPORTS', 'ESPORTS', 'COCKFIGHT'])
      expect((await ids({ gameType })).toSorted()).toEqual(['DS88-1', 'E-1']);
    expect(await ids({ gameType: 'SPORTS', vassalage: 'DS88' })).toEqual(['DS88-1']);
    await gateway.db.deleteFrom('games').where('node_id', '=', 'E-1').execute();
    gateway.events.emit('changed', 'games');
  });

  it('marks an entry that opens a vendor’s own list [S1-246]', async () => {
    await gateway.db.updateTable('games').set({ is_game_h5: 'VASSALAGE' }).where('node_id', '=', 'NOR-1').execute();
    gateway.events.emit('changed', 'games');
    expect((await list({ vassalage: 'NOR' })).games[0]?.isGameH5).toBe('VASSALAGE');
  });

  it('answers the hot games, hottest first, in the asked language [S1-356]', async () => {
    const { games } = await valueOf(app, hotGames, {
      query: { merchantCode: 'mare', isPlatform: '2', language: 'EN', platform: 'html5' },
    });
    expect(games.map((game) => game.gameName)).toEqual(
      Array.from({ length: 8 }, (_, index) => `Reef Dragon ${index + 1}`),
    );
  });

  it('shows a change of the catalogue with the next answer', async () => {
    const before = await askApp(app, gameList, { query: { ...base, vassalage: 'NOR' } });
    await gateway.db
      .updateTable('games')
      .set({ name_pt: 'Roleta Nova', name_pt_folded: foldText('Roleta Nova') })
      .where('node_id', '=', 'NOR-1')
      .execute();
    gateway.events.emit('changed', 'games');
    const after = await askApp(app, gameList, {
      query: { ...base, vassalage: 'NOR' },
      headers: { 'If-None-Match': before.headers.get('ETag') ?? '' },
    });
    expect(after.status).toBe(200);
    expect(JSON.stringify(after.envelope)).toContain('Roleta Nova');
  });

  it.each([
    ['pageNo', '0'],
    ['pageNo', 'x'],
    ['pageSize', '101'],
    ['gameType', 'POKER'],
    ['minBet', '0.02'],
    ['gameName', 'x'.repeat(61)],
    ['vassalage', "COR' or 1=1"],
  ])('refuses %s=%s by its name alone', async (name, value) => {
    const { status, envelope } = await askApp(app, gameList, { query: { ...base, [name]: value } });
    expect(status).toBe(400);
    expect(envelope).toEqual({ success: false, message: 'invalid_request', value: { fields: [name] } });
  });

  it('knows no other merchant', async () => {
    const { status, envelope } = await askApp(app, gameList, { query: { ...base, merchant: 'other' } });
    expect([status, envelope]).toEqual([404, { success: false, message: 'not_found' }]);
  });

  const copyOf = async (nodeId: string, rest: object) => ({
    ...(await gateway.db.selectFrom('games').selectAll().where('node_id', '=', nodeId).executeTakeFirstOrThrow()),
    ...rest,
  });
});
