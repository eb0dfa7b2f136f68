import { isTrueDraw } from '#src/contract/lottery/lottery-draw.ts';
import {
  drawsOnPage,
  lotteryGames,
  lotteryMenu,
  openedNumeros,
  openedOfGame,
  popularLotteries,
} from '#src/contract/lottery/lottery.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApp } from '#gateway/app.ts';
import type { App } from '#gateway/http/app-env.ts';
import { addRecentGame } from '../lobby/recent-games.ts';
import { holdDraws } from './hold-draws.ts';
import { askApp, valueOf } from '#gateway/testing/call-app.ts';
import { forEachDatabase } from '#gateway/testing/databases.ts';
import { createTestGateway, type TestGateway } from '#gateway/testing/test-gateway.ts';
import { addMember } from '#gateway/testing/test-members.ts';

const slot = 300_000;
const often = { vendor: 'TCG_LOTTO_VN', gameCode: 'lobby', playType: 'trad' } as const;
const daily = { vendor: 'COR', gameCode: 'cor_1' } as const;

forEachDatabase((dialect) => {
  let gateway: TestGateway;
  let app: App;
  const draw = async () => {
    while ((await holdDraws(gateway)) > 0);
  };
  beforeAll(async () => {
    gateway = await createTestGateway({ dialect });
    app = createApp(gateway);
    await gateway.db
      .insertInto('lotteries')
      .values([
        { node_id: 'TCG_LOTTO_VN-1', every_minutes: 5, first_minute: 0, open: 1 },
        { node_id: 'COR-1', every_minutes: 1440, first_minute: 1200, open: 1 },
        { node_id: 'COR-2', every_minutes: 60, first_minute: 0, open: 0 },
      ])
      .execute();
    await draw();
  });
  afterAll(() => gateway.close());

  describe('the lotteries', () => {
    it('are listed with their next draw by GET /lgw/games/mobile, of a vendor or all of them [S1-367, S1-391]', async () => {
      expect([lotteryGames.method, lotteryGames.path]).toEqual(['GET', '/lgw/games/mobile']);
      const { games } = await valueOf(app, lotteryGames, { query: { ...often, prizeMode: 'zy', language: 'en' } });
      expect(games).toEqual([
        {
          nodeId: 'TCG_LOTTO_VN-1',
          gameId: 'lobby',
          gameCode: 'lobby',
          gameName: 'Lottery',
          gameType: 'LOTT',
          vassalage: 'TCG_LOTTO_VN',
          iconUrl: '/art/g/TCG_LOTTO_VN-1.svg',
          prizeMode: 'ZY',
          playType: 'trad',
          everyMinutes: 5,
          next: {
            numero: '20260314-109',
            drawsAt: gateway.clock() + slot,
            closesAt: gateway.clock() + slot - 20_000,
            commitment: expect.stringMatching(/^[0-9a-f]{64}$/),
          },
        },
      ]);
      const all = (await valueOf(app, lotteryGames)).games;
      expect(all.map(({ nodeId, prizeMode }) => [nodeId, prizeMode])).toEqual([
        ['COR-1', 'Elott'],
        ['TCG_LOTTO_VN-1', 'Lott'],
      ]);
      // Eight in the evening at the merchant's.
      expect(all[0]?.next).toMatchObject({ numero: '20260314-240', drawsAt: Date.UTC(2026, 2, 14, 23) });
    });

    it('that members open are popular by GET /lgw/games/popular, most first, for seven days [S1-371]', async () => {
      expect([popularLotteries.method, popularLotteries.path]).toEqual(['GET', '/lgw/games/popular']);
      const popular = async () => (await valueOf(app, popularLotteries)).games.map(({ nodeId }) => nodeId);
      expect(await popular()).toEqual([]);
      for (const account of ['ana', 'bia', 'caio']) {
        const { id } = await addMember(gateway.db, account);
        await addRecentGame(gateway.db, id, 'TCG_LOTTO_VN-1', gateway.clock());
        if (account === 'ana') await addRecentGame(gateway.db, id, 'COR-1', gateway.clock());
        await addRecentGame(gateway.db, id, 'COR-2', gateway.clock());
        await addRecentGame(gateway.db, id, 'COR-3', gateway.clock());
      }
      gateway.events.emit('changed', 'draws');
      expect(await popular()).toEqual(['TCG_LOTTO_VN-1', 'COR-1']);
      const { games } = await valueOf(app, popularLotteries, { query: { ...often, prizeMode: 'zy' } });
      expect(games).toMatchObject([{ nodeId: 'TCG_LOTTO_VN-1', prizeMode: 'ZY', playType: 'trad' }]);
      const none = { vendor: 'COR', gameCode: 'lobby', playType: 'trad' } as const;
      expect((await valueOf(app, popularLotteries, { query: none })).games).toEqual([]);
      for (const query of [{ playType: 'quick' }, { prizeMode: 'other' }])
        expect((await askApp(app, popularLotteries, { query: query as never })).status).toBe(400);
    });

    it('sell what GET /lgw/vn/games/game_menu says, with prizes and odds of the mode [S1-368]', async () => {
      expect([lotteryMenu.method, lotteryMenu.path]).toEqual(['GET', '/lgw/vn/games/game_menu']);
      const menu = await valueOf(app, lotteryMenu, { query: { ...often, prizeMode: 'Elott' } });
      expect(menu).toMatchObject({ pick: { count: 5, of: 30 }, returnPercent: '92.63' });
      expect(menu.prizes[0]).toEqual({ hits: 5, times: 20_000, oneIn: 142_506 });
      expect(menu.draws.map(({ numero }) => numero).slice(0, 2)).toEqual(['20260314-109', '20260314-110']);
      const other = await valueOf(app, lotteryMenu, { query: { ...often, prizeMode: 'ZY' } });
      expect(other.prizes.map(({ hits }) => hits)).toEqual([5, 4, 3]);
      const { status, envelope } = await askApp(app, lotteryMenu, { query: { vendor: 'COR', gameCode: 'cor_2' } });
      expect([status, envelope.success]).toEqual([404, false]);
    });
  });

  describe('drawn numbers', () => {
    it('are answered by GET /lgw/vn/numeros/opened/game, newest first and by pages, and can be recomputed [S1-369]', async () => {
      expect([openedOfGame.method, openedOfGame.path]).toEqual(['GET', '/lgw/vn/numeros/opened/game']);
      const opened = (pageNo = 1) => valueOf(app, openedOfGame, { query: { ...often, pageNo } });
      expect(await opened()).toEqual({ draws: [], pageNum: 1, hasMore: false });
      gateway.advance(25 * slot);
      await draw();
      const { draws, hasMore } = await opened();
      expect([draws.length, hasMore, draws[0]?.numero]).toEqual([drawsOnPage, true, '20260314-133']);
      expect((await opened(2)).draws).toHaveLength(25 - drawsOnPage);
      for (const { numero, commitment, seed = '', numbers = [] } of draws)
        expect(await isTrueDraw({ nodeId: 'TCG_LOTTO_VN-1', numero, commitment, seed, numbers })).toBe(true);
    });

    it('have the commitment that was shown before the sale closed', async () => {
      const { game } = await valueOf(app, lotteryMenu, { query: often });
      expect(gateway.clock()).toBeLessThan(game.next?.closesAt ?? 0);
      gateway.advance(slot);
      await draw();
      const [last] = (await valueOf(app, openedOfGame, { query: often })).draws;
      expect(last).toMatchObject({ numero: game.next?.numero, commitment: game.next?.commitment, state: 'drawn' });
    });

    it('of one draw are answered by its number, also before it; its seed is disclosed only afterwards', async () => {
      const one = async (of: typeof often | typeof daily, numero: string) =>
        (await valueOf(app, openedOfGame, { query: { ...of, numero } })).draws;
      const [coming] = await one(daily, '20260314-240');
      expect(coming).toMatchObject({ state: 'selling' });
      expect([coming?.seed, coming?.numbers]).toEqual([undefined, undefined]);
      expect(await one(daily, '20260314-241')).toEqual([]);
      expect(await one(often, '20991231-001')).toEqual([]);
      gateway.advance(12 * 3_600_000);
      await draw();
      expect((await one(daily, '20260314-240'))[0]).toMatchObject({ state: 'drawn', commitment: coming?.commitment });
    });

    it('of every lottery are the last ones by GET /lotto/lgw/games/opened/numero [S1-370]', async () => {
      expect([openedNumeros.method, openedNumeros.path]).toEqual(['GET', '/lotto/lgw/games/opened/numero']);
      const { results } = await valueOf(app, openedNumeros);
      expect(results.map(({ game, draw: last }) => [game.nodeId, last.numero])).toEqual([
        ['COR-1', '20260314-240'],
        ['TCG_LOTTO_VN-1', expect.stringMatching(/^20260314-\d{3}$/)],
      ]);
      expect((await valueOf(app, openedNumeros, { query: often })).results).toHaveLength(1);
    });

    it('differ from lottery to lottery in the same draw', async () => {
      const numbers = async (of: typeof often | typeof daily) =>
        (await valueOf(app, openedOfGame, { query: { ...of, numero: '20260314-240' } })).draws[0]?.numbers;
      expect(await numbers(often)).not.toEqual(await numbers(daily));
    });
  });

  it.each([
    [lotteryGames, { prizeMode: 'other' }, 400],
    [lotteryGames, { playType: 'quick' }, 400],
    [lotteryMenu, {}, 400],
    [openedOfGame, { ...often, numero: '20260314' }, 400],
    [openedOfGame, { ...often, pageNo: '0' }, 400],
    [openedOfGame, { vendor: 'COR', gameCode: 'cor_9' }, 404],
  ])('refuses what it does not understand', async (call, query, expected) => {
    const { status, envelope } = await askApp(app, call, { query: query as never });
    expect([status, envelope.success]).toEqual([expected, false]);
  });
});
